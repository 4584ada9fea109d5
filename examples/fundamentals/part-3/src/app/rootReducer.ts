import { combineReducers } from 'redux'
import type { Song } from '../features/songs/song'
import { songsReducer } from '../features/songs/songsSlice'
import { viewReducer, type ViewState } from '../features/view/viewSlice'
import type { AppAction } from './actions'

export interface RootState {
  songs: Song[]
  view: ViewState
}

const combined = combineReducers({ songs: songsReducer, view: viewReducer })

// A function of its own, because combineReducers can't infer the type of a
// preloaded state if its reducers accept only the app's own actions.
export const rootReducer = (state: RootState | undefined, action: AppAction) =>
  combined(state, action)
