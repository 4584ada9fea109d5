import type { AppAction } from '../../app/actions'
import type { Mood } from '../songs/song'
import { initialView, type Show, type ViewState } from './view'

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

export const showChanged = (show: Show): AppAction => ({
  type: 'view/showChanged',
  payload: show,
})

export const moodToggled = (mood: Mood): AppAction => ({
  type: 'view/moodToggled',
  payload: mood,
})
