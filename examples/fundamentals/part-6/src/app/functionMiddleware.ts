import type { Middleware } from 'redux'

/** Calls every function that is dispatched. */
export const functionMiddleware: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function' ? action(dispatch, getState) : next(action)
