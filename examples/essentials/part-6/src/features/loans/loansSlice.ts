import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit'
import { askShed, Refusal } from '../../app/askShed'
import { createAppAsyncThunk } from '../../app/createAppAsyncThunk'
import { signedOut } from '../../app/events'
import type { RootState } from '../../app/store'
import { selectMemberId } from '../session/sessionSlice'
import type { Loan } from './loan'

const loansAdapter = createEntityAdapter<Loan>({
  sortComparer: (a, b) => b.lentAt.localeCompare(a.lentAt),
})

const initialState = loansAdapter.getInitialState()

export const fetchLoans = createAppAsyncThunk('loans/fetchLoans', () =>
  askShed<Loan[]>('GET', '/loans'),
)

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

export const returnTool = createAppAsyncThunk(
  'loans/returnTool',
  (loanId: string) => askShed<Loan>('POST', `/loans/${loanId}/return`),
)

const loansSlice = createSlice({
  name: 'loans',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchLoans.fulfilled, loansAdapter.setAll)
      .addCase(lendTool.fulfilled, loansAdapter.addOne)
      .addCase(returnTool.fulfilled, loansAdapter.setOne)
      .addCase(signedOut, () => initialState)
  },
})

export const loansReducer = loansSlice.reducer

export const { selectAll: selectLoans } = loansAdapter.getSelectors(
  (state: RootState) => state.loans,
)

export const selectLoanOfTool = (state: RootState, toolId: string) =>
  selectLoans(state).find(
    (loan) => loan.toolId === toolId && loan.returnedAt === null,
  )

export const selectLoansOfMember = createSelector(
  [selectLoans, (_state: RootState, memberId: string) => memberId],
  (loans, memberId) => loans.filter((loan) => loan.memberId === memberId),
)
