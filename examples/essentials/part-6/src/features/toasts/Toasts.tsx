import { useAppSelector } from '../../app/hooks'
import { selectToasts } from './toastsSlice'
import './toasts.css'

export function Toasts() {
  const toasts = useAppSelector(selectToasts)

  return (
    <div className="toasts" role="status">
      {toasts.map((toast) => (
        <p key={toast.id}>{toast.text}</p>
      ))}
    </div>
  )
}
