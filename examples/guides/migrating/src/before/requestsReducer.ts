import type { GuestRequest } from '../fakeServer'
import type { RequestsAction } from './actions'
import * as types from './actionTypes'

export interface RequestsState {
  status: 'idle' | 'loading' | 'loaded' | 'failed'
  items: GuestRequest[]
}

const initialState: RequestsState = { status: 'idle', items: [] }

export function requestsReducer(
  state = initialState,
  action: RequestsAction,
): RequestsState {
  switch (action.type) {
    case types.REQUESTS_LOADING:
      return { ...state, status: 'loading' }
    case types.REQUESTS_LOADED:
      return { status: 'loaded', items: action.payload }
    case types.REQUESTS_FAILED:
      return { ...state, status: 'failed' }
    default:
      return state
  }
}
