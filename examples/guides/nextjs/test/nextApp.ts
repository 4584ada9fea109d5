import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

/**
 * Runs Next's command line in this project, with its telemetry and network access
 * turned off.
 */
function runNext(...args: string[]): ChildProcess {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  return spawn(process.execPath, [nextCommand, ...args], {
    cwd: new URL('..', import.meta.url),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function readOutput(process: ChildProcess): Promise<string> {
  let output = ''
  process.stdout?.on('data', (chunk) => (output += chunk))
  process.stderr?.on('data', (chunk) => (output += chunk))
  await once(process, 'close')
  return output
}

/**
 * Builds the app for production and returns Next's output, or throws it if the
 * build fails.
 */
export async function buildApp(): Promise<string> {
  const build = runNext('build')
  const output = await readOutput(build)
  if (build.exitCode !== 0) throw new Error(output)
  return output
}

/**
 * Starts the built app on a free port. `origin` looks like
 * `http://127.0.0.1:49200`.
 */
export async function startApp(): Promise<{
  origin: string
  stop: () => Promise<void>
}> {
  const server = runNext('start', '--port', '0', '--hostname', '127.0.0.1')
  const closed = readOutput(server)
  const origin = await Promise.race([
    new Promise<string>((resolve) => {
      server.stdout?.on('data', (chunk) => {
        const [url] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(String(chunk)) ?? []
        if (url) resolve(url)
      })
    }),
    closed.then((output) => Promise.reject(new Error(output))),
  ])
  closed.catch(() => {})
  return {
    origin,
    async stop() {
      server.kill()
      await closed.catch(() => {})
    },
  }
}
