import { describe, expect, test } from 'vitest'
import { signedOut } from '../../app/events'
import { makeStore } from '../../app/store'
import { byNewest, type Tool, type ToolDraft } from './tool'
import {
  selectToolById,
  selectTools,
  toolAdded,
  toolEdited,
  toolsReducer,
  wearReported,
} from './toolsSlice'

const rake: Tool = {
  id: 'rake',
  name: 'Rake',
  kind: 'garden',
  ownerId: 'member-1',
  note: '',
  addedAt: '2026-11-01T10:00:00.000Z',
  wear: { blunt: 0, loose: 1, missingPart: 0 },
}
const saw: Tool = { ...rake, id: 'saw', addedAt: '2026-11-05T10:00:00.000Z' }

describe('toolAdded', () => {
  const draft: ToolDraft = { name: 'Spade', kind: 'garden', note: 'Ash handle' }

  test('prepares a complete record from the draft', () => {
    const { payload } = toolAdded(draft, 'member-3')
    expect(payload).toEqual({
      ...draft,
      id: expect.stringMatching(/^[\w-]{21}$/),
      ownerId: 'member-3',
      addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      wear: { blunt: 0, loose: 0, missingPart: 0 },
    })
  })

  test('prepares a new ID for each call, but not in the reducer', () => {
    const action = toolAdded(draft, 'member-3')
    expect(toolAdded(draft, 'member-3').payload.id).not.toBe(action.payload.id)
    expect(toolsReducer([], action)).toEqual(toolsReducer([], action))
  })
})

describe('toolEdited', () => {
  const changes: ToolDraft = { name: 'Rake', kind: 'hand', note: 'New handle' }

  test('changes only the fields in the action', () => {
    const edit = toolEdited({ id: 'rake', changes })
    const [edited, other] = toolsReducer([rake, saw], edit)
    expect(edited).toEqual({ ...rake, ...changes })
    expect(other).toBe(saw)
  })

  test('returns the same state if the tool is missing', () => {
    const tools = [rake]
    const edit = toolEdited({ id: 'gone', changes })
    expect(toolsReducer(tools, edit)).toBe(tools)
  })
})

test('wearReported adds one to the count of that kind', () => {
  const report = wearReported({ id: 'rake', wear: 'loose' })
  const [reported] = toolsReducer([rake], report)
  expect(reported?.wear).toEqual({ blunt: 0, loose: 2, missingPart: 0 })
})

test('signedOut restores the initial tools', () => {
  const { tools } = makeStore().getState()
  expect(toolsReducer([rake], signedOut())).toEqual(tools)
})

describe('sorting', () => {
  test('byNewest sorts the latest tool first', () => {
    expect([rake, saw].toSorted(byNewest)).toEqual([saw, rake])
  })

  test('sort() on the state throws, but toSorted() copies it', () => {
    const tools = selectTools(makeStore().getState())
    expect(() => tools.sort(byNewest)).toThrow('read only property')
    expect(tools.toSorted(byNewest)).not.toEqual(tools)
  })
})

test('selectToolById returns one tool, or undefined', () => {
  const state = makeStore().getState()
  expect(selectToolById(state, 'tool-2')?.name).toBe('Folding ladder')
  expect(selectToolById(state, 'tool-99')).toBeUndefined()
})
