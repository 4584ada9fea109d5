// @vitest-environment node
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PayloadAction, Reducer, Slice } from '@reduxjs/toolkit'
import { expect, test, vi } from 'vitest'

const require = createRequire(import.meta.url)
const codemods = path.join(
  path.dirname(require.resolve('@reduxjs/rtk-codemods/package.json')),
  'bin/cli.mjs',
)

vi.setConfig({ testTimeout: 60_000 })

const project = path.join(import.meta.dirname, '..')

interface Floors {
  floorsSlice: Slice<
    Record<string, number>,
    {
      cartMoved: (
        floors: Record<string, number>,
        action: PayloadAction<string>,
      ) => void
    }
  >
  shiftsReducer: Reducer<number>
}

/** Copies the old code, and returns the path of the copy. */
function copy(name: string) {
  const target = path.join(project, '.codemods', name)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.copyFileSync(path.join(project, 'codemods/floorsSlice.ts'), target)
  return target
}

function run(codemod: string, file: string) {
  execFileSync(process.execPath, [codemods, codemod, file])
}

test('the old notation throws', async () => {
  await expect(import(copy('before.ts'))).rejects.toThrow(
    'The object notation for `createReducer` has been removed',
  )
})

test('the codemods rewrite it, and the reducers work', async () => {
  const file = copy('after.ts')
  run('createSliceBuilder', file)
  run('createReducerBuilder', file)

  const code = fs.readFileSync(file, 'utf8')
  expect(code).toContain('builder.addCase(SHIFT_ENDED, ')
  expect(code).toContain("builder.addCase('floors/reset', ")
  expect(code).toContain('builder.addCase(floorsSlice.actions.cartMoved.type')

  const { floorsSlice, shiftsReducer }: Floors = await import(file)
  const { cartMoved } = floorsSlice.actions
  const moved = floorsSlice.reducer(undefined, cartMoved('third'))
  expect(moved).toEqual({ first: 2, second: 1, third: 1 })
  expect(floorsSlice.reducer(moved, { type: 'SHIFT_ENDED' })).toEqual({
    first: 2,
    second: 1,
  })
  expect(shiftsReducer(4, cartMoved('first'))).toBe(5)
  expect(shiftsReducer(4, { type: 'floors/reset' })).toBe(0)
})

test('a key without brackets or quotes turns into a variable', async () => {
  const file = copy('unquoted.ts')
  const code = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(file, code.replace("'floors/reset': ", 'RESET: '))
  run('createReducerBuilder', file)

  expect(fs.readFileSync(file, 'utf8')).toContain('builder.addCase(RESET, ')
  await expect(import(file)).rejects.toThrow('RESET is not defined')
})
