/**
 * Prints how many milliseconds of processor time a number of dispatches take with mounted components, all of them together.
 *
 *   node renderCase.mjs one|all COMPONENTS DISPATCHES
 *
 * Each component reads the visits of its own shelf. An action changes `one` of the shelves, or `all`.
 */
import { configureStore, createSlice } from '@reduxjs/toolkit'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { Provider, useSelector } from 'react-redux'
import { cpuTime } from './cpuTime.mjs'

const [changed, components, dispatches] = process.argv.slice(2)
const { window } = new JSDOM()
Object.assign(globalThis, { window, document: window.document })
const { createRoot } = await import('react-dom/client')

const ids = Array.from({ length: Number(components) }, (_, index) => index)
const shelves = createSlice({
  name: 'shelves',
  initialState: ids.map(() => ({ visits: 0 })),
  reducers: {
    visited: (state, action) => {
      state[action.payload].visits += 1
    },
    allVisited: (state) => {
      for (const shelf of state) shelf.visits += 1
    },
  },
})
const { visited, allVisited } = shelves.actions
const store = configureStore({ reducer: { shelves: shelves.reducer } })

/** @param {{ id: number }} props */
function Shelf({ id }) {
  const visits = useSelector(
    (/** @type {ReturnType<typeof store.getState>} */ state) =>
      state.shelves[id].visits,
  )
  return createElement('li', null, `Shelf ${id}: ${visits} visits`)
}

const root = window.document.createElement('ul')
const list = ids.map((id) => createElement(Shelf, { key: id, id }))
flushSync(() => {
  createRoot(root).render(createElement(Provider, { store, children: list }))
})

/** @param {number} count */
const dispatchAll = (count) => {
  for (let index = 0; index < count; index += 1) {
    flushSync(() => {
      store.dispatch(changed === 'one' ? visited(index % ids.length) : allVisited())
    })
  }
}

dispatchAll(20)
console.log(cpuTime(() => dispatchAll(Number(dispatches))))
window.close()
