import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeEmptyShed } from './shedData'
import { startShedServer, type ShedServer } from './shedServer'

let server: ShedServer

beforeEach(() => {
  server = startShedServer()
})

afterEach(() => server.stop())

async function ask(method: string, path: string, body?: object) {
  const response = await fetch(path, { method, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

test('keeps what it is told until it stops', async () => {
  const spade = { name: ' Spade ', kind: 'garden', note: '', ownerId: 'member-1' }
  const { status, body } = await ask('POST', '/shed/tools', spade)
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Spade', wear: { blunt: 0 } })

  const edit = await ask('PATCH', `/shed/tools/${body.id}`, { note: 'Ash' })
  expect(edit.body).toEqual({ ...body, note: 'Ash' })
  const wear = await ask('POST', `/shed/tools/${body.id}/wear`, { wear: 'loose' })
  expect(wear.body.wear.loose).toBe(1)
  expect(await ask('GET', `/shed/tools/${body.id}`)).toEqual(wear)
})

test('lends a tool once, takes it back, and tells of both', async () => {
  const loan = { toolId: 'tool-3', memberId: 'member-2' }
  const since = new Date(Date.now() - 1).toISOString()
  const { body } = await ask('POST', '/shed/loans', loan)
  expect((await ask('POST', '/shed/loans', loan)).status).toBe(409)

  const back = await ask('POST', `/shed/loans/${body.id}/return`)
  expect(back.body.returnedAt).not.toBeNull()
  expect((await ask('POST', `/shed/loans/${body.id}/return`)).status).toBe(409)
  const notices = await ask('GET', `/shed/notices?since=${since}`)
  expect(notices.body).toMatchObject([{ kind: 'reserved' }, { kind: 'returned' }])
})

test.each([
  ['GET', '/shed/tools/tool-99', 404, 'There is no such tool.'],
  ['GET', '/shed/attic', 404, 'The server does not know GET /attic.'],
  ['POST', '/shed/loans/loan-99/return', 404, 'There is no such loan.'],
  ['POST', '/shed/tools/tool-1/wear', 400, 'This kind of wear is unknown.'],
  ['POST', '/shed/tools', 400, 'Give the tool a name.'],
])('%s %s: %i %s', async (method, path, status, message) => {
  const body = method === 'POST' ? {} : undefined
  expect(await ask(method, path, body)).toEqual({ status, body: { message } })
})

test.each([
  [{ name: 'x'.repeat(61) }, 'The name has more than 60 characters.'],
  [
    { name: 'Saw', note: 'x'.repeat(201) },
    'The note has more than 200 characters.',
  ],
  [{ name: 'Saw', kind: 'toy' }, /^The kind must be one of: garden, hand/],
])('refuses a bad tool', async (draft, message) => {
  const { status, body } = await ask('POST', '/shed/tools', draft)
  expect(status).toBe(400)
  expect(body.message).toMatch(message)
})

test('fails on demand', async () => {
  server.trouble = 'failing'
  expect((await ask('GET', '/shed/tools')).status).toBe(500)
  server.trouble = 'offline'
  await expect(ask('GET', '/shed/tools')).rejects.toThrow('Failed to fetch')
  expect(server.requests).toEqual(['GET /shed/tools', 'GET /shed/tools'])
})

test('can start empty, and can be aborted while it waits', async () => {
  server.stop()
  server = startShedServer({ data: makeEmptyShed(), delayMs: 60_000 })
  const controller = new AbortController()
  const answer = fetch('/shed/tools', { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toThrow(/abort/i)

  server.delayMs = 0
  expect((await ask('GET', '/shed/tools')).body).toEqual([])
})
