import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { handleRequest } from '../src/handleRequest'
import { serializeState } from '../src/serializeState'
import { startServer } from './startServer'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server.stop())

async function getPage(path: string): Promise<string> {
  const response = await fetch(`${server.origin}${path}`)
  expect(response.status).toBe(200)
  return response.text()
}

/** Opens a page in a browser that runs its inline scripts. */
const open = (html: string) =>
  new JSDOM(html, { runScripts: 'dangerously' }).window

const readState = ({ document }: { document: Document }) =>
  JSON.parse(document.getElementById('state')?.textContent ?? '')

// This test comes first, because the second request finds the code of the notes
// already loaded.
test('streams the list before the part behind a Suspense boundary', async () => {
  const html = await getPage('/harbors/skerry-bay')
  const places = [
    '04:12',
    'Loading notes…',
    'The slip is dry',
    'id="state"',
  ].map((text) => html.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('sends the first screen with its state', async () => {
  const page = open(await getPage('/harbors/skerry-bay?unit=ft'))
  expect(page.document.querySelector('h1')?.textContent).toBe(
    'Tides at Skerry Bay',
  )
  expect(page.document.body.textContent).toContain('04:12 13.5 ft')
  expect(readState(page).tides).toMatchObject({
    harborName: 'Skerry Bay',
    unit: 'ft',
  })
})

test('simultaneous requests have their own stores', async () => {
  const paths = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? '/harbors/north-quay' : '/harbors/skerry-bay?unit=ft',
  )
  const pages = await Promise.all(paths.map(getPage))
  const units = pages.map((html) => readState(open(html)).tides.unit)
  expect(units).toEqual(paths.map((_, index) => (index % 2 ? 'm' : 'ft')))
})

test('no page is rendered for a reader who left during the loading', async () => {
  const request = new IncomingMessage(new Socket())
  request.url = '/harbors/skerry-bay'
  const response = new ServerResponse(request)
  const writeHead = vi.spyOn(response, 'writeHead')
  const handled = handleRequest(request, response)
  response.destroy()
  await handled
  await setTimeout(50)
  expect(writeHead).not.toHaveBeenCalled()
})

test('a note that ends the script element is data on the page, not code', async () => {
  const page = open(await getPage('/harbors/north-quay'))
  expect('isAttacked' in page).toBe(false)
  const [note] = readState(page).tides.notes
  expect(note).toContain('</script><script>window.isAttacked = true</script>')
})

test('the same note attacks a page whose state is not escaped', async () => {
  const html = await getPage('/harbors/north-quay')
  const state = readState(open(html))
  const careless = html.replace(serializeState(state), () =>
    JSON.stringify(state),
  )
  expect(careless).not.toBe(html)
  expect('isAttacked' in open(careless)).toBe(true)
})

test('what only the server may know stays there', async () => {
  expect(await getPage('/harbors/north-quay')).not.toContain('mallory@')
})

test.each([
  '/',
  '/harbors/atlantis',
  '/harbors/constructor',
  `/harbors/${encodeURIComponent('<script>')}`,
  '/harbors/skerry-bay?unit=__proto__',
  '//[',
])('%s is not found', async (path) => {
  const response = await fetch(`${server.origin}${path}`)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('There is no such harbor.')
})
