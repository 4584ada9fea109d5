import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../store'

const loungeSlice = createSlice({
  name: 'lounge',
  initialState: { guests: 0, seats: 2 },
  reducers: {
    guestAdmitted(lounge) {
      if (lounge.guests < lounge.seats) lounge.guests += 1
    },
    guestLeft(lounge) {
      if (lounge.guests > 0) lounge.guests -= 1
    },
  },
  selectors: {
    selectFreeSeats: (lounge) => lounge.seats - lounge.guests,
  },
})

declare module '../../store' {
  export interface LazyLoadedSlices extends WithSlice<typeof loungeSlice> {}
}

export const { guestAdmitted, guestLeft } = loungeSlice.actions
export const { selectFreeSeats } = loungeSlice.injectInto(rootReducer).selectors
