import { legacy_createStore as createStore } from 'redux'

export interface DoorState {
  inside: number
  capacity: number
}

export type DoorAction =
  | { type: 'door/guestEntered' }
  | { type: 'door/guestLeft' }
  | { type: 'door/groupArrived'; payload: number }

const initialState: DoorState = { inside: 0, capacity: 20 }

export function doorReducer(state = initialState, action: DoorAction): DoorState {
  switch (action.type) {
    case 'door/guestEntered':
      return { ...state, inside: Math.min(state.capacity, state.inside + 1) }
    case 'door/guestLeft':
      return { ...state, inside: Math.max(0, state.inside - 1) }
    case 'door/groupArrived':
      // Those who find no place stay outside.
      return {
        ...state,
        inside: Math.min(state.capacity, state.inside + action.payload),
      }
    default:
      return state
  }
}

export function describeDoor({ inside, capacity }: DoorState) {
  const free = capacity - inside
  if (free === 0) return 'The house is full'
  return free === 1 ? '1 place is free' : `${free} places are free`
}

export const makeDoorStore = () => createStore(doorReducer)
