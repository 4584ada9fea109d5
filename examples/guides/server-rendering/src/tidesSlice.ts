import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const units = ['m', 'ft'] as const
export type Unit = (typeof units)[number]

export interface Tide {
  /** Local time, such as `04:12`. */
  time: string
  /** Meters above chart datum. */
  height: number
}

export interface TideTable {
  harborName: string
  tides: Tide[]
  /** What visitors wrote about the harbor. */
  notes: string[]
}

interface TidesState extends TideTable {
  unit: Unit
}

const initialState: TidesState = {
  harborName: '',
  tides: [],
  notes: [],
  unit: 'm',
}

const tidesSlice = createSlice({
  name: 'tides',
  initialState,
  reducers: {
    tableLoaded: (state, action: PayloadAction<TideTable>) => ({
      ...state,
      ...action.payload,
    }),
    unitChosen(state, action: PayloadAction<Unit>) {
      state.unit = action.payload
    },
  },
})

export const { tableLoaded, unitChosen } = tidesSlice.actions
export const tidesReducer = tidesSlice.reducer
