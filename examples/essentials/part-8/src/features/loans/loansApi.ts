import { createSelector } from '@reduxjs/toolkit'
import { shedApi } from '../../app/shedApi'
import type { Loan } from './loan'

const latestFirst = (a: Loan, b: Loan) => b.lentAt.localeCompare(a.lentAt)

const taggedApi = shedApi.enhanceEndpoints({ addTagTypes: ['Loan'] })

export const loansApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    getLoans: build.query<Loan[], void>({
      query: () => '/loans',
      transformResponse: (loans: Loan[]) => loans.toSorted(latestFirst),
      providesTags: ['Loan'],
    }),
    lendTool: build.mutation<Loan, { toolId: string; memberId: string }>({
      query: (body) => ({ url: '/loans', method: 'POST', body }),
      // After a failure, too: if the tool is lent, the loans show to whom.
      invalidatesTags: ['Loan'],
    }),
    returnTool: build.mutation<Loan, string>({
      query: (loanId) => ({ url: `/loans/${loanId}/return`, method: 'POST' }),
      invalidatesTags: ['Loan'],
    }),
  }),
})

export const { useGetLoansQuery, useLendToolMutation, useReturnToolMutation } =
  loansApi

export const findLoanOfTool = (loans: Loan[] | undefined, toolId: string) =>
  loans?.find((loan) => loan.toolId === toolId && loan.returnedAt === null)

/** Takes the loans instead of the state, for `selectFromResult`. */
export const selectLoansOfMember = createSelector(
  [(loans: Loan[]) => loans, (_loans: Loan[], memberId: string) => memberId],
  (loans, memberId) => loans.filter((loan) => loan.memberId === memberId),
)
