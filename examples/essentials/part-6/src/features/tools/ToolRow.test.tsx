import { act, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { renderWithStore } from '../../test/renderWithStore'
import { ToolRow } from './ToolRow'
import { fetchTools, reportWear } from './toolsSlice'

let server: ShedServer

beforeEach(() => {
  server = startShedServer()
})

afterEach(() => server.stop())

test('a row renders again for its own record only', async () => {
  const store = makeStore()
  await store.dispatch(fetchTools())
  const onRender = vi.fn()
  renderWithStore(
    <ul>
      {['tool-1', 'tool-2'].map((toolId) => (
        <Profiler key={toolId} id={toolId} onRender={onRender}>
          <ToolRow toolId={toolId} />
        </Profiler>
      ))}
    </ul>,
    { store },
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)

  onRender.mockClear()
  await act(() => store.dispatch(reportWear({ id: 'tool-2', wear: 'loose' })))
  expect(onRender.mock.calls.map(([id]) => id)).toEqual(['tool-2'])
})
