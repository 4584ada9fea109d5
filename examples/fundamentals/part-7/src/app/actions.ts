import type { SongsAction } from '../features/songs/songsSlice'
import type { ViewAction } from '../features/view/viewSlice'

/** Everything that can happen in the app. */
export type AppAction = SongsAction | ViewAction
