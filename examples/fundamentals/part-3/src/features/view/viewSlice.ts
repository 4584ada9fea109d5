import type { AppAction } from '../../app/actions'
import { initialView, type ViewState } from './view'

export function viewReducer(state = initialView, action: AppAction): ViewState {
  switch (action.type) {
    case 'view/showChanged':
      return { ...state, show: action.payload }
    case 'view/moodToggled': {
      const mood = action.payload
      const moods = state.moods.includes(mood)
        ? state.moods.filter((each) => each !== mood)
        : [...state.moods, mood]
      return { ...state, moods }
    }
    default:
      return state
  }
}
