import { clearAllListeners } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeStore, type AppStore, type RootState } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { opened } from '../desk/deskSlice'
import { signedIn } from '../session/sessionSlice'
import {
  fetchLoans,
  lendTool,
  returnTool,
  selectLoanOfTool,
  selectLoans,
  selectLoansOfMember,
} from './loansSlice'

let server: ShedServer
let store: AppStore

beforeEach(() => {
  server = startShedServer()
  store = makeStore()
  store.dispatch(signedIn('member-2'))
})

afterEach(() => {
  // A listener that waits would go on in the next test.
  store.dispatch(clearAllListeners())
  server.stop()
})

const loanOf = (toolId: string) => selectLoanOfTool(store.getState(), toolId)

test('loads the loans once, the newest first', async () => {
  store.dispatch(fetchLoans())
  await store.dispatch(fetchLoans())
  await expect.poll(() => selectLoans(store.getState())).toHaveLength(4)

  const ids = selectLoans(store.getState()).map((loan) => loan.id)
  expect(ids).toEqual(['loan-4', 'loan-2', 'loan-1', 'loan-3'])
  expect(server.requests).toEqual(['GET /shed/loans'])
})

test('keeps the reason of a failure', async () => {
  server.trouble = 'failing'
  await store.dispatch(fetchLoans())
  expect(store.getState().loans).toMatchObject({
    status: 'failed',
    error: 'The server of the shed has a problem.',
  })
})

test('lends a tool, and takes it back', async () => {
  const loan = await store.dispatch(lendTool('tool-3')).unwrap()
  expect(loanOf('tool-3')).toEqual(loan)
  expect(loan).toMatchObject({ memberId: 'member-2', returnedAt: null })

  await store.dispatch(returnTool(loan.id))
  expect(loanOf('tool-3')).toBeUndefined()
})

test('a refusal is the payload of the rejected action', async () => {
  const action = await store.dispatch(lendTool('tool-4'))
  expect(action.payload).toBe('Somebody else has this tool now.')
  expect(action.meta).toMatchObject({ rejectedWithValue: true })
})

test('a failure is the error of the rejected action', async () => {
  server.trouble = 'failing'
  const action = await store.dispatch(lendTool('tool-3'))
  expect(action.payload).toBeUndefined()
  expect(action).toMatchObject({
    error: { message: 'The server of the shed has a problem.' },
  })
})

describe('the loans of a member', () => {
  const filterAnew = (state: RootState, memberId: string) =>
    selectLoans(state).filter((loan) => loan.memberId === memberId)

  beforeEach(async () => {
    await store.dispatch(fetchLoans())
    // The reminder of overdue tools uses the selector, too.
    store.dispatch(clearAllListeners())
    selectLoansOfMember.clearCache()
    selectLoansOfMember.resetRecomputations()
  })

  test('a plain selector gives a new array after every action', () => {
    const before = filterAnew(store.getState(), 'member-1')
    store.dispatch(opened())
    const after = filterAnew(store.getState(), 'member-1')
    expect(after).toEqual(before)
    expect(after).not.toBe(before)
  })

  test('a memoized one gives the same array until a loan changes', async () => {
    const before = selectLoansOfMember(store.getState(), 'member-1')
    expect(before).toHaveLength(3)
    store.dispatch(opened())
    expect(selectLoansOfMember(store.getState(), 'member-1')).toBe(before)
    expect(selectLoansOfMember.recomputations()).toBe(1)

    await store.dispatch(returnTool('loan-4'))
    selectLoansOfMember.resetRecomputations()
    expect(selectLoansOfMember(store.getState(), 'member-1')).not.toBe(before)
    expect(selectLoansOfMember.recomputations()).toBe(1)
  })

  test('it keeps a result for each member', () => {
    for (const memberId of ['member-1', 'member-3', 'member-1', 'member-3']) {
      selectLoansOfMember(store.getState(), memberId)
    }
    expect(selectLoansOfMember.recomputations()).toBe(2)
  })
})
