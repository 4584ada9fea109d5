import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface DeskState {
  open: boolean
  visitors: number
  sign: string
}

const initialState: DeskState = { open: false, visitors: 0, sign: 'Closed' }

const deskSlice = createSlice({
  name: 'desk',
  initialState,
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

const selectDesk = (state: ReturnType<typeof store.getState>) => state.desk

const printDesk = () => console.log(selectDesk(store.getState()))

printDesk()
store.subscribe(printDesk)

store.dispatch(opened())
store.dispatch(signWritten('Please ring twice'))
store.dispatch(visitorEntered())
store.dispatch(visitorEntered())
store.dispatch(visitorsLeft(2))
