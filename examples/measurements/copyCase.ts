/**
 * Prints the total processor time, in milliseconds, of a number of updates to one record.
 *
 *   npx tsx copyCase.ts spread|immer|deep RECORDS UPDATES
 */
import { createSlice } from '@reduxjs/toolkit'
import { cpuTime } from './cpuTime'

export interface Tool {
  id: string
  name: string
  wear: { blunt: number; loose: number }
}

export interface ToolsState {
  entities: Record<string, Tool>
}

const [kind, records, updates] = process.argv.slice(2)
const ids = Array.from({ length: Number(records) }, (_, index) => `tool-${index}`)
const entities: Record<string, Tool> = Object.fromEntries(
  ids.map((id) => [id, { id, name: `Tool ${id}`, wear: { blunt: 0, loose: 0 } }]),
)

const slice = createSlice({
  name: 'tools',
  initialState: { entities },
  reducers: {
    wearReported: (state, action) => {
      state.entities[action.payload].wear.blunt += 1
    },
  },
})

const bySpread: (state: ToolsState, id: string) => ToolsState = (state, id) => {
  const tool = state.entities[id]
  const wear = { ...tool.wear, blunt: tool.wear.blunt + 1 }
  return { ...state, entities: { ...state.entities, [id]: { ...tool, wear } } }
}

const byDeepClone: (state: ToolsState, id: string) => ToolsState = (state, id) => {
  const copy = structuredClone(state)
  copy.entities[id].wear.blunt += 1
  return copy
}

const byImmer: (state: ToolsState, id: string) => ToolsState = (state, id) =>
  slice.reducer(state, slice.actions.wearReported(id))

const update =
  kind === 'spread' ? bySpread : kind === 'immer' ? byImmer : byDeepClone

let state = slice.getInitialState()
const updateAll = (count: number) => {
  for (let index = 0; index < count; index += 1) {
    state = update(state, ids[index % ids.length])
  }
}

updateAll(20)
console.log(cpuTime(() => updateAll(Number(updates))))
