import {configureStore, createSlice} from '@reduxjs/toolkit';
import type {ShelfState} from './timeline';

const shelf = createSlice({
  name: 'shelf',
  initialState: {drills: 2, waiting: 0},
  reducers: {
    drillRequested(state) {
      if (state.drills > 0) state.drills -= 1;
      else state.waiting += 1;
    },
    drillReturned(state) {
      if (state.waiting > 0) state.waiting -= 1;
      else state.drills += 1;
    },
  },
});

export const {drillRequested, drillReturned} = shelf.actions;

/** The store that readers can try on the home page. Its code is loaded when they first press a button. */
export const createShelfStore = (preloadedState: ShelfState) =>
  configureStore({reducer: shelf.reducer, preloadedState});
