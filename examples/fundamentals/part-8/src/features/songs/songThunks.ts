import { createAppAsyncThunk } from '../../app/createAppAsyncThunk'
import { sendRequest } from '../../app/sendRequest'
import type { Song, SongDraft } from './song'

export const loadSongs = createAppAsyncThunk(
  'songs/load',
  () => sendRequest<Song[]>('GET', '/songs'),
  { condition: (_, { getState }) => getState().songs.status !== 'loading' },
)

export const saveSong = createAppAsyncThunk('songs/save', (draft: SongDraft) =>
  sendRequest<Song>('POST', '/songs', draft),
)
