/**
 * The page of `renderCase.ts`: a list of components, each of which reads the visits of its own shelf.
 */
import { configureStore, createSlice } from '@reduxjs/toolkit'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Provider, useSelector } from 'react-redux'

/**
 * @returns a function that changes `one` of the shelves or `all`, the given number of times, each
 *   in its own frame
 */
export function mountShelves(components: number) {
  const ids = Array.from({ length: components }, (_, index) => index)
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

  function Shelf({ id }: { id: number }) {
    const visits = useSelector(
      (state: ReturnType<typeof store.getState>) => state.shelves[id].visits,
    )
    return createElement('li', null, `Shelf ${id}: ${visits} visits`)
  }

  const list = document.createElement('ul')
  document.body.append(list)
  const children = ids.map((id) => createElement(Shelf, { key: id, id }))
  flushSync(() => {
    createRoot(list).render(createElement(Provider, { store, children }))
  })

  return async (changed: 'one' | 'all', count: number) => {
    for (let index = 0; index < count; index += 1) {
      flushSync(() => {
        store.dispatch(
          changed === 'one' ? visited(index % components) : allVisited(),
        )
      })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }
}
