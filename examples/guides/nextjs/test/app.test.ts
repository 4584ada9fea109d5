import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, startApp } from './nextApp'

let buildOutput = ''
let app: Awaited<ReturnType<typeof startApp>>

beforeAll(async () => {
  // Next keeps cached data from one build to the next.
  await rm(new URL('../.next', import.meta.url), {
    recursive: true,
    force: true,
  })
  buildOutput = await buildApp()
  app = await startApp()
})

afterAll(() => app?.stop())

/** Requests a page as the reader with this session, if any, and returns its HTML. */
async function getPage(path: string, session?: string): Promise<string> {
  const headers = session ? { cookie: `session=${session}` } : undefined
  const response = await fetch(`${app.origin}${path}`, { headers })
  expect(response.status).toBe(200)
  return response.text()
}

const copiesIn = (html: string) =>
  Number(/Books in your cart: (\d+)/.exec(html)?.[1])

describe('a store per request', () => {
  test('the first HTML has the saved cart of the reader who requested it', async () => {
    expect(copiesIn(await getPage('/', 'session-ada'))).toBe(2)
    expect(copiesIn(await getPage('/', 'session-lin'))).toBe(5)
  })

  test('a reader without a cart never gets the cart of an earlier request', async () => {
    const savedCart = /orchard\\":4/
    expect(await getPage('/', 'session-lin')).toMatch(savedCart)

    const html = await getPage('/')
    expect(copiesIn(html)).toBe(0)
    expect(html).not.toMatch(savedCart)
  })

  test('simultaneous requests do not mix up their carts', async () => {
    const sessions = ['session-ada', 'session-lin', undefined]
    const requests = Array.from(
      { length: 30 },
      (_, index) => sessions[index % 3],
    )
    const pages = await Promise.all(
      requests.map((session) => getPage('/books/lighthouse', session)),
    )
    expect(pages.map(copiesIn)).toEqual(
      requests.map((_, index) => [2, 5, 0][index % 3]),
    )
  })
})

test('in the Pages Router, each request gets a store with its own cart', async () => {
  expect(copiesIn(await getPage('/checkout', 'session-lin'))).toBe(5)
  expect(copiesIn(await getPage('/checkout', 'session-ada'))).toBe(2)
  expect(copiesIn(await getPage('/checkout'))).toBe(0)
})

test('reading a cookie in the layout makes its pages dynamic', () => {
  expect(buildOutput).toMatch(/ƒ \/$/m)
  expect(buildOutput).toMatch(/ƒ \/books\/\[id\]$/m)
})

test('reviews are left to the browser: the HTML only has a place for them', async () => {
  const html = await getPage('/books/lighthouse')
  expect(html).toContain('Loading reviews…')
  expect(html).not.toContain('ferry')
  const response = await fetch(`${app.origin}/api/books/lighthouse/reviews`)
  expect(await response.json()).toEqual([
    { id: 'r1', stars: 5, text: 'I read it aloud on the ferry.' },
  ])
})

test('a Server Function changes what the server renders next, but no cart', async () => {
  const before = await getPage('/books/orchard', 'session-ada')
  expect(before).toContain('Copies in the shop: 5')
  expect(await getPage('/')).toContain('(5 in the shop)')

  const form = new FormData()
  for (const [input] of before.matchAll(/<input type="hidden"[^>]*>/g)) {
    const attribute = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`)
        .exec(input)?.[1]
        .replaceAll('&quot;', '"') ?? ''
    form.append(attribute('name'), attribute('value'))
  }
  const response = await fetch(`${app.origin}/books/orchard`, {
    method: 'POST',
    body: form,
    headers: { cookie: 'session=session-ada', origin: app.origin },
  })
  const after = await response.text()
  expect(after).toContain('Copies in the shop: 4')
  expect(copiesIn(after)).toBe(2)
  expect(await getPage('/')).toContain('(4 in the shop)')
})

test('an unknown book is a 404', async () => {
  const response = await fetch(`${app.origin}/books/nothing`)
  expect(response.status).toBe(404)
})
