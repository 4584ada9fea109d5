import { isAction, type Middleware } from 'redux'

/** Writes down the type of every action that gets this far. */
export const createJournal =
  (write: (line: string) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action)
    if (isAction(action)) write(action.type)
    return result
  }
