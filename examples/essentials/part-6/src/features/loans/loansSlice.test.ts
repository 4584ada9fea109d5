import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { opened } from '../desk/deskSlice'
import { fetchLoans, selectLoansOfMember } from './loansSlice'

let server: ShedServer

beforeEach(() => {
  server = startShedServer()
})

afterEach(() => server.stop())

test('opening the desk gives nobody a new array of loans', async () => {
  const store = makeStore()
  await store.dispatch(fetchLoans())
  const before = selectLoansOfMember(store.getState(), 'member-1')

  store.dispatch(opened())
  expect(selectLoansOfMember(store.getState(), 'member-1')).toBe(before)
})
