import { expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import type { Tool } from './tool'
import { selectTools, toolAdded } from './toolsSlice'

const rake: Tool = {
  id: 'rake',
  name: 'Rake',
  kind: 'garden',
  ownerId: 'member-1',
  note: '',
  addedAt: '2026-11-01T10:00:00.000Z',
  wear: { blunt: 0, loose: 0, missingPart: 0 },
}

test('toolAdded makes a new array and keeps the old tools', () => {
  const store = makeStore()
  const before = selectTools(store.getState())
  store.dispatch(toolAdded(rake))

  const after = selectTools(store.getState())
  expect(after).toHaveLength(3)
  expect(before).toHaveLength(2)
  expect(after[0]).toBe(before[0])
})
