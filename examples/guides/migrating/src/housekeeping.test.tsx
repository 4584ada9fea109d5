import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { describe, expect, test } from 'vitest'
import * as after from './after/App'
import * as afterStore from './after/store'
import * as before from './before/App'
import * as beforeStore from './before/store'
import { startFakeServer } from './fakeServer'
import * as slicesStep from './steps/slicesStep'
import * as storeStep from './steps/storeStep'

/** Each stage of the migration, as a function that creates a store and the page. */
const stages = {
  before: () => (
    <Provider store={beforeStore.setupStore()}>
      <before.App />
    </Provider>
  ),
  'new store': () => (
    <Provider store={storeStep.setupStore()}>
      <before.App />
    </Provider>
  ),
  'first slice': () => (
    <Provider store={slicesStep.setupStore()}>
      <before.App />
    </Provider>
  ),
  after: () => (
    <Provider store={afterStore.setupStore()}>
      <after.App />
    </Provider>
  ),
}

describe.each(Object.entries(stages))('%s', (_stage, createPage) => {
  function open() {
    render(createPage())
    return (name: string) => userEvent.click(screen.getByRole('button', { name }))
  }

  test('the last clean room leads to an inspection', async () => {
    startFakeServer()
    const press = open()

    await press('Start 101')
    expect(screen.getByText('Room 101: cleaning')).toBeInTheDocument()
    await press('Finish 101')
    expect(screen.queryByText('Inspection requested')).toBeNull()

    await press('Start 203')
    await press('Finish 203')
    expect(screen.getByText('Inspection requested')).toBeInTheDocument()
  })

  test('a fulfilled request disappears from the list', async () => {
    startFakeServer()
    const press = open()

    expect(screen.getByText('Loading…')).toBeInTheDocument()
    expect(await screen.findByText('203: A crib')).toBeInTheDocument()
    await press('Done: Two more towels')

    await waitFor(() => expect(screen.queryByText(/Two more towels/)).toBeNull())
    expect(screen.getByText('203: A crib')).toBeInTheDocument()
  })

  test('a change that fails is reported', async () => {
    startFakeServer(true, 'r1')
    const press = open()

    await screen.findByText('203: A crib')
    await press('Done: Two more towels')

    expect(await screen.findByRole('alert')).toBeInTheDocument()
  })

  test('an unreachable server is reported', async () => {
    startFakeServer(false)
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Requests unavailable',
    )
  })
})

test('a failed change is still reported after another one succeeds', async () => {
  startFakeServer(true, 'r1')
  render(stages.after())
  const press = (name: string) =>
    userEvent.click(screen.getByRole('button', { name }))

  await screen.findByText('203: A crib')
  await press('Done: Two more towels')
  await press('Done: A crib')

  await waitFor(() => expect(screen.queryByText(/A crib/)).toBeNull())
  expect(screen.getByRole('alert').closest('li')).toHaveTextContent(
    'Two more towels',
  )
})

test('a second click sends no second request', async () => {
  startFakeServer()
  const serverFetch = globalThis.fetch
  const methods: string[] = []
  globalThis.fetch = (input, init) => {
    methods.push(new Request(input, init).method)
    return serverFetch(input, init)
  }
  render(stages.after())

  await userEvent.dblClick(
    await screen.findByRole('button', { name: 'Done: Two more towels' }),
  )
  await waitFor(() => expect(screen.queryByText(/Two more towels/)).toBeNull())
  expect(methods).toEqual(['GET', 'DELETE', 'GET'])
})
