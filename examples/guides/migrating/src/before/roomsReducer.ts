import type { RoomsAction } from './actions'
import * as types from './actionTypes'

export interface RoomsState {
  status: Record<string, 'dirty' | 'cleaning' | 'clean'>
  inspectionRequested: boolean
}

const initialState: RoomsState = {
  status: { '101': 'dirty', '102': 'clean', '203': 'dirty' },
  inspectionRequested: false,
}

export function roomsReducer(
  state = initialState,
  action: RoomsAction,
): RoomsState {
  switch (action.type) {
    case types.CLEANING_STARTED:
      return {
        ...state,
        status: { ...state.status, [action.payload]: 'cleaning' },
      }
    case types.CLEANING_FINISHED:
      return {
        ...state,
        status: { ...state.status, [action.payload]: 'clean' },
      }
    case types.INSPECTION_REQUESTED:
      return { ...state, inspectionRequested: true }
    default:
      return state
  }
}
