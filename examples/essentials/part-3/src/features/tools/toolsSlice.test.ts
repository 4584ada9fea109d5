import { expect, test } from 'vitest'
import type { Tool } from './tool'
import { toolAdded, toolsReducer } from './toolsSlice'

const rake: Tool = { id: 'rake', name: 'Rake', kind: 'garden', note: '' }
const saw: Tool = { id: 'saw', name: 'Saw', kind: 'hand', note: 'Freshly set' }

test('toolAdded puts the tool at the end', () => {
  expect(toolsReducer([rake], toolAdded(saw))).toEqual([rake, saw])
})

test('toolAdded keeps the records that were there', () => {
  const before = [rake]
  const after = toolsReducer(before, toolAdded(saw))
  expect(before).toEqual([rake])
  expect(after[0]).toBe(rake)
})
