import { createReducer, createSlice, type PayloadAction } from '@reduxjs/toolkit'

const SHIFT_ENDED = 'SHIFT_ENDED'

const initialState: Record<string, number> = { first: 2, second: 1 }

export const floorsSlice = createSlice({
  name: 'floors',
  initialState,
  reducers: {
    cartMoved: (floors, action: PayloadAction<string>) => {
      floors[action.payload] = (floors[action.payload] ?? 0) + 1
    },
  },
  extraReducers: {
    [SHIFT_ENDED]: () => initialState,
  },
})

export const shiftsReducer = createReducer(0, {
  [floorsSlice.actions.cartMoved.type]: (moves: number) => moves + 1,
  'floors/reset': () => 0,
})
