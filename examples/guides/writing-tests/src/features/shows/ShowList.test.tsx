import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { boxOfficeApi } from '../../app/boxOfficeApi'
import { renderWithProviders } from '../../test/renderWithProviders'
import { server } from '../../test/server'
import { ShowList } from './ShowList'

const { getShows } = boxOfficeApi.endpoints
const unreachable = http.get('*/api/shows', () => HttpResponse.error())

test('a failed request is reported', async () => {
  server.use(unreachable)
  renderWithProviders(<ShowList />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "The shows couldn't be loaded.",
  )
})

test('the list stays if a later request fails', async () => {
  const { store } = renderWithProviders(<ShowList />)
  await screen.findByRole('button', { name: 'Add Hamlet' })
  server.use(unreachable)

  const options = { forceRefetch: true, subscribe: false }
  const refetch = getShows.initiate(undefined, options)
  const { isError } = await act(async () => store.dispatch(refetch))

  expect(isError).toBe(true)
  expect(screen.getByRole('button', { name: 'Add Hamlet' })).toBeEnabled()
})
