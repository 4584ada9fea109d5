const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How far an ISO date is from now, in the largest unit that fits. */
export function formatTimeAgo(iso: string, now = Date.now()) {
  const distance = Date.parse(iso) - now
  const unit = units.find(([, ms]) => Math.abs(distance) >= ms)
  if (!unit) return 'just now'
  const [name, ms] = unit
  return relativeTime.format(Math.trunc(distance / ms), name)
}
