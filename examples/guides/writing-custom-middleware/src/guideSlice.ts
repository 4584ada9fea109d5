import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const initialState = { stop: 0, hint: '' }

const guideSlice = createSlice({
  name: 'guide',
  initialState,
  reducers: {
    stopReached: {
      reducer: (guide, action: PayloadAction<number>) => {
        guide.stop = action.payload
      },
      prepare: (stop: number) => ({ payload: stop, meta: { throttle: 1000 } }),
    },
    hintReceived: (guide, action: PayloadAction<string>) => {
      guide.hint = action.payload
    },
    guideReturned: () => initialState,
  },
})

export const { stopReached, hintReceived, guideReturned } = guideSlice.actions
export const guideReducer = guideSlice.reducer
