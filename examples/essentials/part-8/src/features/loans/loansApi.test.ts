import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore, type AppStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { loansApi, selectLoansOfMember } from './loansApi'

const { getLoans, lendTool, returnTool } = loansApi.endpoints

let server: ShedServer
let store: AppStore

beforeEach(async () => {
  server = startShedServer()
  store = makeStore()
  await store.dispatch(getLoans.initiate())
})

afterEach(() => server.stop())

const loans = () => getLoans.select()(store.getState()).data ?? []

test('the response is sorted before it is cached', () => {
  const ids = loans().map((loan) => loan.id)
  expect(ids).toEqual(['loan-4', 'loan-2', 'loan-1', 'loan-3'])
})

test('lending and returning refetch the loans', async () => {
  const loan = { toolId: 'tool-3', memberId: 'member-2' }
  const { id } = await store.dispatch(lendTool.initiate(loan)).unwrap()
  await expect.poll(() => loans()[0]).toMatchObject({ ...loan, returnedAt: null })

  await store.dispatch(returnTool.initiate(id)).unwrap()
  await expect.poll(() => loans()[0]?.returnedAt).not.toBeNull()
})

test('an error response becomes its message', async () => {
  const loan = { toolId: 'tool-4', memberId: 'member-2' }
  const { error } = await store.dispatch(lendTool.initiate(loan))
  expect(error).toBe('Somebody else has this tool now.')
})

test('selects the same array until the loans change', () => {
  const first = selectLoansOfMember(loans(), 'member-1')
  expect(first).toHaveLength(3)
  expect(selectLoansOfMember(loans(), 'member-1')).toBe(first)
})
