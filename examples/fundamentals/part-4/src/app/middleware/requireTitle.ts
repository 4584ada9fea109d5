import type { Middleware } from 'redux'
import type { AppAction } from '../actions'

/** Stops songs without a title. */
export const requireTitle: Middleware = () => (next) => (action) => {
  const added = action as AppAction
  if (added.type === 'songs/added' && added.payload.title.trim() === '') {
    return action
  }
  return next(action)
}
