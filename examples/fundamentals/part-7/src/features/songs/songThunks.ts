import { sendRequest } from '../../app/sendRequest'
import type { AppThunk } from '../../app/store'
import type { Song, SongDraft } from './song'
import { songAdded, songsLoaded, songsLoadFailed, songsLoading } from './songsSlice'

export const loadSongs =
  (): AppThunk<Promise<void>> => async (dispatch, getState) => {
    if (getState().songs.status === 'loading') return
    dispatch(songsLoading())
    try {
      dispatch(songsLoaded(await sendRequest<Song[]>('GET', '/songs')))
    } catch (error) {
      dispatch(songsLoadFailed(error))
    }
  }

export const saveSong =
  (draft: SongDraft): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const song = await sendRequest<Song>('POST', '/songs', draft)
    dispatch(songAdded(song))
  }
