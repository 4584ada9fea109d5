import { combineReducers } from 'redux'
import { songsReducer } from '../features/songs/songsSlice'
import { viewReducer } from '../features/view/viewSlice'

export const rootReducer = combineReducers({
  songs: songsReducer,
  view: viewReducer,
})

export type RootState = ReturnType<typeof rootReducer>
