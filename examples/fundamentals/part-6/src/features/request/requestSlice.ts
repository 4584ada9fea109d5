import type { AppAction } from '../../app/actions'

export interface RequestState {
  isLoading: boolean
  hasLoaded: boolean
  hasFailed: boolean
}

const initialState: RequestState = {
  isLoading: false,
  hasLoaded: false,
  hasFailed: false,
}

export function requestReducer(
  state = initialState,
  action: AppAction,
): RequestState {
  switch (action.type) {
    case 'songs/loading':
      return { ...state, isLoading: true }
    case 'songs/loaded':
      return { isLoading: false, hasLoaded: true, hasFailed: false }
    case 'songs/loadFailed':
      return { ...state, isLoading: false, hasFailed: true }
    default:
      return state
  }
}
