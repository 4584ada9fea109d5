import { isAction, type Middleware } from 'redux'
import { CLEANING_FINISHED, INSPECTION_REQUESTED } from './actionTypes'
import type { RoomsState } from './roomsReducer'

export const inspectionMiddleware: Middleware<object, { rooms: RoomsState }> =
  (store) => (next) => (action) => {
    const result = next(action)
    if (isAction(action) && action.type === CLEANING_FINISHED) {
      const { status } = store.getState().rooms
      if (Object.values(status).every((each) => each === 'clean')) {
        store.dispatch({ type: INSPECTION_REQUESTED })
      }
    }
    return result
  }
