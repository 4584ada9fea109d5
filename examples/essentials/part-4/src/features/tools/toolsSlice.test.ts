import { expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import { selectTools, toolAdded, toolsReducer } from './toolsSlice'

const rake = { name: 'Rake', kind: 'garden', note: '' } as const

test('toolAdded makes a new array and keeps the old tools', () => {
  const store = makeStore()
  const before = selectTools(store.getState())
  store.dispatch(toolAdded(rake, 'member-3'))

  const after = selectTools(store.getState())
  expect(after).toHaveLength(3)
  expect(before).toHaveLength(2)
  expect(after[0]).toBe(before[0])
})

test('the same action always adds the same tool', () => {
  const action = toolAdded(rake, 'member-3')
  expect(toolsReducer([], action)).toEqual(toolsReducer([], action))
})
