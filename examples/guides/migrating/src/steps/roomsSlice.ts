import { createAction, createSlice } from '@reduxjs/toolkit'
import * as types from '../before/actionTypes'
import type { RoomsState } from '../before/roomsReducer'

export const cleaningStarted = createAction<string>(types.CLEANING_STARTED)
export const cleaningFinished = createAction<string>(types.CLEANING_FINISHED)
export const inspectionRequested = createAction(types.INSPECTION_REQUESTED)

const initialState: RoomsState = {
  status: { '101': 'dirty', '102': 'clean', '203': 'dirty' },
  inspectionRequested: false,
}

export const roomsSlice = createSlice({
  name: 'rooms',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(cleaningStarted, (rooms, action) => {
        rooms.status[action.payload] = 'cleaning'
      })
      .addCase(cleaningFinished, (rooms, action) => {
        rooms.status[action.payload] = 'clean'
      })
      .addCase(inspectionRequested, (rooms) => {
        rooms.inspectionRequested = true
      })
  },
})
