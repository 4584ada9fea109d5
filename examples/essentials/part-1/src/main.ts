import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'

const deskSlice = createSlice({
  name: 'desk',
  initialState: { open: false, visitors: 0, sign: 'Closed' },
  reducers: {
    opened: (state) => {
      state.open = true
    },
    visitorEntered: (state) => {
      state.visitors += 1
    },
    visitorsLeft: (state, action: PayloadAction<number>) => {
      state.visitors = Math.max(0, state.visitors - action.payload)
    },
    signWritten: (state, action: PayloadAction<string>) => {
      state.sign = action.payload
    },
  },
})

const { opened, signWritten, visitorEntered, visitorsLeft } = deskSlice.actions

const store = configureStore({ reducer: { desk: deskSlice.reducer } })

const printDesk = () => console.log(store.getState().desk)

printDesk()
store.subscribe(printDesk)

store.dispatch(opened())
store.dispatch(signWritten('Please ring twice'))
store.dispatch(visitorEntered())
store.dispatch(visitorEntered())
store.dispatch(visitorsLeft(2))
