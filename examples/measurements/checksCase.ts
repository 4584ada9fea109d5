/**
 * Prints the total processor time, in milliseconds, of a number of dispatches in a store with many
 * records.
 *
 *   npx tsx checksCase.ts preloaded|frozen|updated RECORDS DISPATCHES
 *
 * The records are in a slice. With `preloaded`, none of the slice's actions has frozen them; with
 * `frozen`, one has. Each action changes another slice, except with `updated`, where it changes one
 * of the records.
 */
import { configureStore, createSlice } from '@reduxjs/toolkit'
import { cpuTime } from './cpuTime'

export type Tools = { id: string; name: string; visits: number }[]

const [kind, records, dispatches] = process.argv.slice(2)
const preloaded = Array.from({ length: Number(records) }, (_, index) => ({
  id: `tool-${index}`,
  name: `Tool ${index}`,
  visits: 0,
}))

const tools = createSlice({
  name: 'tools',
  initialState: [] as Tools,
  reducers: {
    toolVisited: (state, action) => {
      state[action.payload].visits += 1
    },
  },
})
const visitors = createSlice({
  name: 'visitors',
  initialState: 0,
  reducers: { visitorCame: (count) => count + 1 },
})
const store = configureStore({
  reducer: { tools: tools.reducer, visitors: visitors.reducer },
  preloadedState: { tools: preloaded },
})
const { toolVisited } = tools.actions
const { visitorCame } = visitors.actions
if (kind !== 'preloaded') store.dispatch(toolVisited(0))

const dispatchAll = (count: number) => {
  for (let index = 0; index < count; index += 1) {
    store.dispatch(kind === 'updated' ? toolVisited(index) : visitorCame())
  }
}

dispatchAll(2)
console.log(cpuTime(() => dispatchAll(Number(dispatches))))
