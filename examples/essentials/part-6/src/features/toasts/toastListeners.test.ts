import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { saveTool } from '../tools/toolsSlice'
import { TOAST_MS } from './toastListeners'
import { selectToasts, toastShown } from './toastsSlice'

let server: ShedServer

beforeEach(() => {
  vi.useFakeTimers()
  server = startShedServer()
})

afterEach(() => {
  server.stop()
  vi.useRealTimers()
})

test('a toast is there until its time is up', async () => {
  const store = makeStore()
  store.dispatch(toastShown('Hello'))

  await vi.advanceTimersByTimeAsync(TOAST_MS - 1)
  expect(selectToasts(store.getState())).toMatchObject([{ text: 'Hello' }])
  await vi.advanceTimersByTimeAsync(1)
  expect(selectToasts(store.getState())).toEqual([])
})

test('saving a tool shows a toast, failing to save it shows none', async () => {
  const store = makeStore()
  const draft = { name: 'Spade', kind: 'garden', note: '' } as const
  store.dispatch(saveTool({ ...draft, name: '' }))
  store.dispatch(saveTool(draft))
  await vi.advanceTimersByTimeAsync(10)

  expect(selectToasts(store.getState())).toMatchObject([
    { text: 'Spade is in the shed now.' },
  ])
})
