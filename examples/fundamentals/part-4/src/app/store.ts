import { composeWithDevTools } from '@redux-devtools/extension'
import { applyMiddleware, legacy_createStore as createStore } from 'redux'
import type { Song } from '../features/songs/song'
import { initialView } from '../features/view/view'
import { journal } from './middleware/journal'
import { requireTitle } from './middleware/requireTitle'
import { rootReducer } from './rootReducer'

/** A function, so that each test can have a store of its own. */
export const makeStore = (songs: Song[] = []) =>
  createStore(
    rootReducer,
    { songs, view: initialView },
    composeWithDevTools(applyMiddleware(requireTitle, journal)),
  )

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
