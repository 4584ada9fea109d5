import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore, type AppStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { signedIn } from '../session/sessionSlice'
import { selectToasts } from '../toasts/toastsSlice'
import { loansApi } from './loansApi'
import { CHECK_AFTER_MS } from './overdueListener'

const { getLoans, lendTool, returnTool } = loansApi.endpoints

let server: ShedServer
let store: AppStore

beforeEach(() => {
  vi.useFakeTimers()
  server = startShedServer()
  store = makeStore()
  store.dispatch(signedIn('member-1'))
  store.dispatch(getLoans.initiate())
})

afterEach(() => {
  server.stop()
  vi.useRealTimers()
})

const texts = () => selectToasts(store.getState()).map((toast) => toast.text)

test('reminds of a tool that is overdue', async () => {
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS + 10)
  expect(texts()).toEqual(['A tool is overdue. Please bring back what you have.'])
})

test('a change in between starts the check anew, so that there is one reminder', async () => {
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS - 10)
  store.dispatch(lendTool.initiate({ toolId: 'tool-3', memberId: 'member-1' }))
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS + 10)
  expect(texts()).toEqual([
    'The tool is yours for two weeks.',
    'A tool is overdue. Please bring back what you have.',
  ])
})

test('says nothing when the tool is back', async () => {
  await vi.advanceTimersByTimeAsync(10)
  store.dispatch(returnTool.initiate('loan-1'))
  await vi.advanceTimersByTimeAsync(CHECK_AFTER_MS + 10)
  expect(texts()).toEqual(['Thank you for bringing it back.'])
})
