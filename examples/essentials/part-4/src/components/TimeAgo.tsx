import { formatTimeAgo } from './formatTimeAgo'

const fullDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

export function TimeAgo({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={fullDate.format(new Date(iso))}>
      {formatTimeAgo(iso)}
    </time>
  )
}
