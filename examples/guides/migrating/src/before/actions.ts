import type { ThunkAction } from 'redux-thunk'
import type { GuestRequest } from '../fakeServer'
import * as types from './actionTypes'
import type { RootState } from './store'

export interface StartAction {
  type: typeof types.CLEANING_STARTED
  payload: string
}
export interface FinishAction {
  type: typeof types.CLEANING_FINISHED
  payload: string
}
export interface InspectAction {
  type: typeof types.INSPECTION_REQUESTED
}
export type RoomsAction = StartAction | FinishAction | InspectAction

export type RequestsAction =
  | { type: typeof types.REQUESTS_LOADING }
  | { type: typeof types.REQUESTS_LOADED; payload: GuestRequest[] }
  | { type: typeof types.REQUESTS_FAILED }

export type AppAction = RoomsAction | RequestsAction
export type AppThunk = ThunkAction<Promise<void>, RootState, unknown, AppAction>

export function startCleaning(room: string): StartAction {
  return { type: types.CLEANING_STARTED, payload: room }
}

export function finishCleaning(room: string): FinishAction {
  return { type: types.CLEANING_FINISHED, payload: room }
}

function sendForRequests(path: string, method: string): AppThunk {
  return async (dispatch) => {
    dispatch({ type: types.REQUESTS_LOADING })
    try {
      const url = new URL(path, location.origin)
      const response = await fetch(url, { method })
      if (!response.ok) throw new Error(`Status ${response.status}`)
      const payload = (await response.json()) as GuestRequest[]
      dispatch({ type: types.REQUESTS_LOADED, payload })
    } catch {
      dispatch({ type: types.REQUESTS_FAILED })
    }
  }
}

export const loadRequests = () => sendForRequests('/api/requests', 'GET')
export const fulfillRequest = (id: string) =>
  sendForRequests(`/api/requests/${id}`, 'DELETE')
