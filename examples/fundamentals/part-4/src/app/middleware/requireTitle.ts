import type { Middleware } from 'redux'
import type { AppAction } from '../actions'

/** Stops songs without a title. */
export const requireTitle: Middleware = () => (next) => (action) => {
  const { type, payload } = action as Extract<AppAction, { type: 'songs/added' }>
  if (type === 'songs/added' && payload.title.trim() === '') return action
  return next(action)
}
