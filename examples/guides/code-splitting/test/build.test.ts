// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

test("each page's code is in its own file", async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const root = fileURLToPath(new URL('..', import.meta.url))
  const built = await build({
    root,
    logLevel: 'silent',
    build: { write: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  const scripts = output.filter((file) => file.type === 'chunk')
  const filesWith = (text: string) =>
    scripts.filter(({ code }) => code.includes(text)).map(({ name }) => name)

  expect(scripts.find(({ isEntry }) => isEntry)?.name).toBe('index')
  expect(filesWith('Reykjavik')).toEqual(['index'])
  expect(filesWith('guestAdmitted')).toEqual(['LoungePage'])
  expect(filesWith('/desk/lounge-full')).toEqual(['LoungePage'])
  expect(filesWith('bags/')).toEqual(['BagPage'])
})
