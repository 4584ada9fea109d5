import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Flight {
  number: string
  city: string
  gate: string
}

const initialState: Flight[] = [
  { number: 'NA 210', city: 'Reykjavik', gate: 'B4' },
  { number: 'NA 684', city: 'Lisbon', gate: 'C1' },
]

export const flightsSlice = createSlice({
  name: 'flights',
  initialState,
  reducers: {
    gateChanged(
      flights,
      action: PayloadAction<{ number: string; gate: string }>,
    ) {
      const { number, gate } = action.payload
      const flight = flights.find((each) => each.number === number)
      if (flight) flight.gate = gate
    },
  },
  selectors: { selectFlights: (flights) => flights },
})

export const { gateChanged } = flightsSlice.actions
export const { selectFlights } = flightsSlice.selectors
