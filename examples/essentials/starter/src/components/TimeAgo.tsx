import { formatDate } from './formatDate'
import { formatTimeAgo } from './formatTimeAgo'

export function TimeAgo({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatDate(iso)}>
      {formatTimeAgo(iso)}
    </time>
  )
}
