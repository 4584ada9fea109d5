import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store'
import { TimeAgo } from '../../components/TimeAgo'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { renderWithStore } from '../../test/renderWithStore'
import { ToolList } from './ToolList'
import { fetchTools, reportWear } from './toolsSlice'

// Each row has one of these, so its calls count the rows that render.
vi.mock('../../components/TimeAgo', () => ({ TimeAgo: vi.fn(() => null) }))

let server: ShedServer

beforeEach(() => {
  server = startShedServer()
})

afterEach(() => server.stop())

test('a wear report renders one of six rows again', async () => {
  const store = makeStore()
  await store.dispatch(fetchTools())
  renderWithStore(<ToolList />, { store })
  expect(TimeAgo).toHaveBeenCalledTimes(6)

  vi.mocked(TimeAgo).mockClear()
  await act(() => store.dispatch(reportWear({ id: 'tool-2', wear: 'loose' })))
  expect(TimeAgo).toHaveBeenCalledTimes(1)
})
