import { useAppSelector } from '../../app/hooks'
import { selectToast } from './toastSlice'
import './toast.css'

export function Toast() {
  const text = useAppSelector(selectToast)

  return (
    <div className="toast" role="status">
      {text && <p>{text}</p>}
    </div>
  )
}
