import type { Reducer } from '@reduxjs/toolkit'

/**
 * Prints the total processor time, in milliseconds, of a number of dispatches.
 *
 *   npx tsx dispatchCase.ts createSlice|byHand SLICES DISPATCHES
 *
 * Every action is meant for one slice, but every slice checks it.
 */
import {
  configureStore,
  createSlice,
  legacy_createStore,
  combineReducers,
} from '@reduxjs/toolkit'
import { cpuTime } from './cpuTime'

const [kind, slices, dispatches] = process.argv.slice(2)
const names = Array.from({ length: Number(slices) }, (_, index) => `shelf${index}`)
const initialState = { visits: 0, tools: ['drill', 'saw', 'ladder'] }

const makeSlice = (name: string) =>
  createSlice({
    name,
    initialState,
    reducers: {
      visited: (shelf) => {
        shelf.visits += 1
      },
      toolAdded: (shelf, action) => {
        shelf.tools.push(action.payload)
      },
    },
  }).reducer

const makeReducer: (name: string) => Reducer<typeof initialState> =
  (name) =>
  (shelf = initialState, action) => {
    switch (action.type) {
      case `${name}/visited`:
        return { ...shelf, visits: shelf.visits + 1 }
      case `${name}/toolAdded`:
        return { ...shelf, tools: [...shelf.tools, String(action.payload)] }
      default:
        return shelf
    }
  }

const reducers = Object.fromEntries(
  names.map((name) => [
    name,
    kind === 'byHand' ? makeReducer(name) : makeSlice(name),
  ]),
)
const store =
  kind === 'byHand'
    ? legacy_createStore(combineReducers(reducers))
    : configureStore({ reducer: reducers })

const dispatchAll = (count: number) => {
  for (let index = 0; index < count; index += 1) {
    store.dispatch({ type: `${names[index % names.length]}/visited` })
  }
}

dispatchAll(1000)
console.log(cpuTime(() => dispatchAll(Number(dispatches))))
