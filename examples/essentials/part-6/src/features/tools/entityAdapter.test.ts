import { createEntityAdapter } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'

const adapter = createEntityAdapter<{ id: string; name: string; note?: string }>()
const before = adapter.getInitialState({}, [
  { id: 'saw', name: 'Saw', note: 'Oil it' },
])
const bowSaw = { id: 'saw', name: 'Bow saw' }

test('addOne keeps the record that is there', () => {
  expect(adapter.addOne(before, bowSaw).entities.saw?.name).toBe('Saw')
})

test('setOne replaces the record', () => {
  expect(adapter.setOne(before, bowSaw).entities.saw).toEqual(bowSaw)
})

test('upsertOne merges the fields into the record', () => {
  expect(adapter.upsertOne(before, bowSaw).entities.saw).toEqual({
    id: 'saw',
    name: 'Bow saw',
    note: 'Oil it',
  })
})
