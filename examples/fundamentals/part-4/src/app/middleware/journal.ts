import { isAction, type Middleware } from 'redux'

/** Writes down the type of every action that gets this far. */
export const journal: Middleware = () => (next) => (action) => {
  const result = next(action)
  if (isAction(action)) console.info(action.type)
  return result
}
