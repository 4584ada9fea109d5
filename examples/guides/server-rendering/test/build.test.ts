import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What `npm start` passes to Node after the build: its options, then the server. */
function readNodeArguments(): string[] {
  const manifest = readFileSync(
    new URL('../package.json', import.meta.url),
    'utf8',
  )
  const { scripts }: { scripts: { start: string } } = JSON.parse(manifest)
  return scripts.start.split(' && node ')[1].split(' ')
}

afterEach(() => vi.unstubAllEnvs())

test('the start script chooses production mode', () => {
  vi.stubEnv('NODE_ENV', undefined)
  const options = readNodeArguments().slice(0, -1)
  const printMode = [...options, '-p', 'process.env.NODE_ENV']
  const mode = execFileSync(process.execPath, printMode, { cwd: root })
  expect(String(mode)).toBe('production\n')
})

test('the built server sends its page and the built client', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await build({ root, logLevel: 'silent' })
  await build({ root, logLevel: 'silent', build: { ssr: 'src/main.ts' } })

  const server = spawn(process.execPath, readNodeArguments(), {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(server.stdout, 'data')
    const page = String(line).trim()
    expect(await (await fetch(page)).text()).toContain('Tides at Skerry Bay')

    const script = await fetch(new URL('/client.js', page))
    expect(script.headers.get('content-type')).toBe('text/javascript')
    expect(await script.text()).toContain('The server sent an incomplete page.')
    const outside = `/${encodeURIComponent('../server/main.js')}`
    expect((await fetch(new URL(outside, page))).status).toBe(404)
  } finally {
    server.kill()
    await once(server, 'close')
  }
})
