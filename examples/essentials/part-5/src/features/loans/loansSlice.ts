import { createSlice } from '@reduxjs/toolkit'
import { askShed, Refusal } from '../../app/askShed'
import { createAppAsyncThunk } from '../../app/createAppAsyncThunk'
import { signedOut } from '../../app/events'
import type { RootState } from '../../app/store'
import { selectMemberId } from '../session/sessionSlice'
import type { Loan } from './loan'

const initialState: Loan[] = []

export const lendTool = createAppAsyncThunk(
  'loans/lendTool',
  async (toolId: string, { getState, rejectWithValue }) => {
    const body = { toolId, memberId: selectMemberId(getState()) }
    try {
      return await askShed<Loan>('POST', '/loans', { body })
    } catch (error) {
      // The tool is already lent: an expected response, not a failure.
      if (error instanceof Refusal && error.status === 409) {
        return rejectWithValue(error.message)
      }
      throw error
    }
  },
)

const loansSlice = createSlice({
  name: 'loans',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(lendTool.fulfilled, (state, action) => {
        state.push(action.payload)
      })
      .addCase(signedOut, () => initialState)
  },
})

export const loansReducer = loansSlice.reducer

export const selectLoanOfTool = (state: RootState, toolId: string) =>
  state.loans.find(
    (loan) => loan.toolId === toolId && loan.memberId === selectMemberId(state),
  )
