import { useAppSelector } from '../../app/hooks'
import { selectUnreadCount } from './noticesSlice'

export function UnreadBadge() {
  const count = useAppSelector(selectUnreadCount)

  if (count === 0) return null
  return (
    <span className="badge badge-good">
      {count} <span className="visually-hidden">unread</span>
    </span>
  )
}
