import type { Middleware } from 'redux'

interface MaybeDelayed {
  meta?: { delay?: number }
}

/** Holds an action back for the milliseconds in `meta.delay`. */
export const delayed: Middleware = () => (next) => (action) => {
  const { meta } = action as MaybeDelayed
  if (!meta?.delay) return next(action)
  setTimeout(() => next(action), meta.delay)
  return action
}
