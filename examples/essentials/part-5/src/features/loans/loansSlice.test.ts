import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore, type AppStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { signedIn } from '../session/sessionSlice'
import { lendTool, selectLoanOfTool } from './loansSlice'

let server: ShedServer
let store: AppStore

beforeEach(() => {
  server = startShedServer()
  store = makeStore()
  store.dispatch(signedIn('member-2'))
})

afterEach(() => server.stop())

test('lends the tool to the member who is signed in', async () => {
  await store.dispatch(lendTool('tool-3'))
  expect(selectLoanOfTool(store.getState(), 'tool-3')).toMatchObject({
    memberId: 'member-2',
    returnedAt: null,
  })
})

test('a refusal is the payload of the rejected action', async () => {
  const action = await store.dispatch(lendTool('tool-4'))
  expect(action.payload).toBe('Somebody else has this tool now.')
  expect(action.meta).toMatchObject({ rejectedWithValue: true })
  expect(selectLoanOfTool(store.getState(), 'tool-4')).toBeUndefined()
})

test('a failure is the error of the rejected action', async () => {
  server.trouble = 'failing'
  const action = await store.dispatch(lendTool('tool-3'))
  expect(action.payload).toBeUndefined()
  expect(action).toMatchObject({
    error: { message: 'The server of the shed has a problem.' },
  })
})
