import { deskReducer } from '../features/desk/deskSlice'

export function makeStore() {
  let state = deskReducer(undefined, { type: 'started' })
  const listeners = new Set<() => void>()

  return {
    getState: () => state,
    dispatch(action: { type: string }) {
      state = deskReducer(state, action)
      console.log(action.type, state)
      listeners.forEach((listener) => listener())
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const store = makeStore()
