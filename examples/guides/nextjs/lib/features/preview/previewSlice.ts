import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Page that the reader has reached in the preview of each book, by book ID. */
type PreviewState = Record<string, number>

const initialState: PreviewState = {}

const previewSlice = createSlice({
  name: 'preview',
  initialState,
  reducers: {
    pageTurned(pages, action: PayloadAction<{ bookId: string; page: number }>) {
      pages[action.payload.bookId] = action.payload.page
    },
  },
  selectors: {
    selectPreviewPage: (pages, bookId: string) => pages[bookId] ?? 1,
  },
})

export const { pageTurned } = previewSlice.actions
export const { selectPreviewPage } = previewSlice.selectors
export const previewReducer = previewSlice.reducer
