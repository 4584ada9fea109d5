import { combineReducers } from 'redux'
import { songsReducer, type SongsState } from '../features/songs/songsSlice'
import type { ViewState } from '../features/view/view'
import { viewReducer } from '../features/view/viewSlice'
import type { AppAction } from './actions'

export interface RootState {
  songs: SongsState
  view: ViewState
}

const combined = combineReducers({ songs: songsReducer, view: viewReducer })

export function rootReducer(state: RootState | undefined, action: AppAction) {
  return combined(state, action)
}
