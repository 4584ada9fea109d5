import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the built server sends its page and the built client', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await build({ root, logLevel: 'silent' })
  await build({ root, logLevel: 'silent', build: { ssr: 'src/main.ts' } })

  const server = spawn(process.execPath, ['dist/server/main.js'], {
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
