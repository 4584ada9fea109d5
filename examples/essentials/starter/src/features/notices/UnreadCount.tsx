export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="badge badge-good">
      {count} <span className="visually-hidden">unread</span>
    </span>
  )
}
