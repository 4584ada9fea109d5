export interface Door {
  inside: number
  capacity: number
}

export type DoorAction =
  | { type: 'door/guestEntered' }
  | { type: 'door/guestLeft' }
  | { type: 'door/groupArrived'; payload: number }

const initialState: Door = { inside: 0, capacity: 20 }

export function doorReducer(state = initialState, action: DoorAction): Door {
  const { inside, capacity } = state
  switch (action.type) {
    case 'door/guestEntered':
      return { ...state, inside: Math.min(capacity, inside + 1) }
    case 'door/guestLeft':
      return { ...state, inside: Math.max(0, inside - 1) }
    case 'door/groupArrived':
      return { ...state, inside: Math.min(capacity, inside + action.payload) }
    default:
      return state
  }
}

export const selectPlacesLeft = (state: Door) => state.capacity - state.inside
