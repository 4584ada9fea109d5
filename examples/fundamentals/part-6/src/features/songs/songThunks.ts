import { sendRequest } from '../../app/sendRequest'
import type { AppThunk } from '../../app/store'
import type { Song, SongDraft } from './song'

export const loadSongs =
  (): AppThunk<Promise<void>> => async (dispatch, getState) => {
    if (getState().request.isLoading) return
    dispatch({ type: 'songs/loading' })
    try {
      const songs = await sendRequest<Song[]>('GET', '/songs')
      dispatch({ type: 'songs/loaded', payload: songs })
    } catch {
      dispatch({ type: 'songs/loadFailed' })
    }
  }

export const saveSong =
  (draft: SongDraft): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const song = await sendRequest<Song>('POST', '/songs', draft)
    dispatch({ type: 'songs/added', payload: song })
  }
