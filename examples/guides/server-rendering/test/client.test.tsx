// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '../src/store'
import { TideList } from '../src/TideList'
import { tableLoaded, unitChosen } from '../src/tidesSlice'
import { startServer } from './startServer'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the page hydrates without an error, and its store works', async () => {
  const server = await startServer()
  const response = await fetch(`${server.origin}/harbors/skerry-bay`)
  const html = await response.text()
  await server.stop()
  const reported = vi.spyOn(console, 'error')
  document.open()
  document.write(html)
  document.close()
  const heading = document.querySelector('h1')

  await act(() => import('../src/client'))
  expect(document.querySelector('h1')).toBe(heading)
  expect(document.body.textContent).toContain('04:12 4.1 m')

  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show ft',
  )
  act(() => button?.click())
  expect(document.body.textContent).toContain('04:12 13.5 ft')
  expect(reported).not.toHaveBeenCalledWith(
    expect.stringMatching(/hydrated|hydration/i),
  )
})

/**
 * Hydrates a list whose store has changed since the server rendered it, and returns
 * React's complaints.
 */
async function hydrateLate(hasServerState: boolean): Promise<unknown[]> {
  const store = makeStore()
  const tides = [{ time: '04:12', height: 4.1 }]
  store.dispatch(tableLoaded({ harborName: 'Skerry Bay', tides, notes: [] }))
  const serverState = store.getState()
  const root = document.createElement('div')
  root.innerHTML = renderToString(
    <Provider store={store}>
      <TideList />
    </Provider>,
  )
  store.dispatch(unitChosen('ft'))
  const errors: unknown[] = []
  await act(async () => {
    hydrateRoot(
      root,
      <Provider
        store={store}
        serverState={hasServerState ? serverState : undefined}>
        <TideList />
      </Provider>,
      { onRecoverableError: (error) => errors.push(error) },
    )
  })
  expect(root.textContent).toBe('04:12 13.5 ft')
  return errors
}

test('with serverState, a store that has changed does not break hydration', async () => {
  expect(await hydrateLate(true)).toEqual([])
  expect(await hydrateLate(false)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining('Hydration failed'),
    }),
  ])
})
