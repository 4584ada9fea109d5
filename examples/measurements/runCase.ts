import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** How often a case is measured. The median is less sensitive to other programs than the mean. */
const RUNS = 5

const TYPESCRIPT = import.meta.resolve('tsx')

/**
 * Measures one case in separate processes, so no case benefits from code that an earlier one warmed
 * up.
 *
 * @param build - the value of `NODE_ENV`, which turns the development checks on or off
 * @param file - the program, relative to this folder, which prints a number
 * @returns the median of the numbers that it printed
 * @throws {Error} if the program fails or prints anything else
 */
export function runCase(
  build: 'development' | 'production',
  file: string,
  ...args: (string | number)[]
): number {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const numbers = Array.from({ length: RUNS }, () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', TYPESCRIPT, program, ...args.map(String)],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: build } },
    )
    const printed = Number(stdout)
    if (status !== 0 || stdout.trim() === '' || Number.isNaN(printed)) {
      throw new Error(`${file} ${args.join(' ')} failed: ${stderr || stdout}`)
    }
    return printed
  })
  return numbers.sort((a, b) => a - b)[(RUNS - 1) / 2]
}
