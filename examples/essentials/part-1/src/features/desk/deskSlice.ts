const initialState = { open: false, visitors: 0 }

export function deskReducer(state = initialState, action: { type: string }) {
  switch (action.type) {
    case 'desk/opened':
      return { ...state, open: true }
    case 'desk/closed':
      return { ...state, open: false, visitors: 0 }
    case 'desk/visitorEntered':
      return { ...state, visitors: state.visitors + 1 }
    default:
      return state
  }
}
