import type { RootState } from '../../app/rootReducer'
import { sendRequest } from '../../app/sendRequest'
import type { AppDispatch } from '../../app/store'
import type { Song, SongDraft } from './song'

export const loadSongs =
  () => async (dispatch: AppDispatch, getState: () => RootState) => {
    if (getState().request.isLoading) return
    dispatch({ type: 'songs/loading' })
    try {
      const songs = await sendRequest<Song[]>('GET', '/songs')
      dispatch({ type: 'songs/loaded', payload: songs })
    } catch {
      dispatch({ type: 'songs/loadFailed' })
    }
  }

export const saveSong = (draft: SongDraft) => async (dispatch: AppDispatch) => {
  const song = await sendRequest<Song>('POST', '/songs', draft)
  dispatch({ type: 'songs/added', payload: song })
}
