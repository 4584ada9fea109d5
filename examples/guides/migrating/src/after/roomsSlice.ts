import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface RoomsState {
  status: Record<string, 'dirty' | 'cleaning' | 'clean'>
  inspectionRequested: boolean
}

const initialState: RoomsState = {
  status: { '101': 'dirty', '102': 'clean', '203': 'dirty' },
  inspectionRequested: false,
}

export const roomsSlice = createSlice({
  name: 'rooms',
  initialState,
  reducers: {
    cleaningStarted: (rooms, action: PayloadAction<string>) => {
      rooms.status[action.payload] = 'cleaning'
    },
    cleaningFinished: (rooms, action: PayloadAction<string>) => {
      rooms.status[action.payload] = 'clean'
    },
    inspectionRequested: (rooms) => {
      rooms.inspectionRequested = true
    },
  },
  selectors: {
    selectStatus: (rooms) => rooms.status,
    selectAllClean: (rooms) =>
      Object.values(rooms.status).every((status) => status === 'clean'),
    selectInspectionRequested: (rooms) => rooms.inspectionRequested,
  },
})

export const { cleaningStarted, cleaningFinished, inspectionRequested } =
  roomsSlice.actions
export const { selectStatus, selectAllClean, selectInspectionRequested } =
  roomsSlice.selectors
