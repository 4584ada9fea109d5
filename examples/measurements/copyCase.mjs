/**
 * Prints how many milliseconds of processor time a number of updates of one record take, all of them together.
 *
 *   node copyCase.mjs spread|immer|deep RECORDS UPDATES
 */
import { createSlice } from '@reduxjs/toolkit'
import { cpuTime } from './cpuTime.mjs'

/** @typedef {{ id: string, name: string, wear: { blunt: number, loose: number } }} Tool */
/** @typedef {{ entities: Record<string, Tool> }} ToolsState */

const [kind, records, updates] = process.argv.slice(2)
const ids = Array.from({ length: Number(records) }, (_, index) => `tool-${index}`)
/** @type {Record<string, Tool>} */
const entities = Object.fromEntries(
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

/** @type {(state: ToolsState, id: string) => ToolsState} */
const bySpread = (state, id) => {
  const tool = state.entities[id]
  const wear = { ...tool.wear, blunt: tool.wear.blunt + 1 }
  return { ...state, entities: { ...state.entities, [id]: { ...tool, wear } } }
}

/** @type {(state: ToolsState, id: string) => ToolsState} */
const byDeepClone = (state, id) => {
  const copy = structuredClone(state)
  copy.entities[id].wear.blunt += 1
  return copy
}

/** @type {(state: ToolsState, id: string) => ToolsState} */
const byImmer = (state, id) => slice.reducer(state, slice.actions.wearReported(id))

const update =
  kind === 'spread' ? bySpread : kind === 'immer' ? byImmer : byDeepClone

let state = slice.getInitialState()
/** @param {number} count */
const updateAll = (count) => {
  for (let index = 0; index < count; index += 1) {
    state = update(state, ids[index % ids.length])
  }
}

updateAll(20)
console.log(cpuTime(() => updateAll(Number(updates))))
