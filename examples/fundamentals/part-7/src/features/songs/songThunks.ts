import type { RootState } from '../../app/rootReducer'
import { sendRequest } from '../../app/sendRequest'
import type { AppDispatch } from '../../app/store'
import type { Song, SongDraft } from './song'
import { songAdded, songsLoaded, songsLoadFailed, songsLoading } from './songsSlice'

export const loadSongs =
  () => async (dispatch: AppDispatch, getState: () => RootState) => {
    if (getState().songs.status === 'loading') return
    dispatch(songsLoading())
    try {
      dispatch(songsLoaded(await sendRequest<Song[]>('GET', '/songs')))
    } catch (error) {
      dispatch(songsLoadFailed(error))
    }
  }

export const saveSong = (draft: SongDraft) => async (dispatch: AppDispatch) => {
  const song = await sendRequest<Song>('POST', '/songs', draft)
  dispatch(songAdded(song))
}
