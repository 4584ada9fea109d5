import { expect, test } from 'vitest'
import type { Tool } from './tool'
import { toolAdded, toolsReducer } from './toolsSlice'

const rake: Tool = { id: 'rake', name: 'Rake', kind: 'garden', note: '' }
const saw: Tool = { id: 'saw', name: 'Saw', kind: 'hand', note: 'Freshly set' }

test('toolAdded adds the tool at the end', () => {
  expect(toolsReducer([rake], toolAdded(saw))).toEqual([rake, saw])
})

test('toolAdded returns a new array with the same tools in it', () => {
  const before = [rake]
  const after = toolsReducer(before, toolAdded(saw))
  expect(after).not.toBe(before)
  expect(before).toEqual([rake])
  expect(after[0]).toBe(rake)
})
