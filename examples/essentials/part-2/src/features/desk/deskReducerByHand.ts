import type { UnknownAction } from '@reduxjs/toolkit'
import {
  closed,
  opened,
  signWritten,
  visitorEntered,
  visitorsLeft,
  type DeskState,
} from './deskSlice'

const initialState: DeskState = { open: false, visitors: 0, sign: '' }

export function deskReducerByHand(
  state = initialState,
  action: UnknownAction,
): DeskState {
  if (opened.match(action)) return { ...state, open: true }
  if (closed.match(action)) return { ...state, open: false, visitors: 0 }
  if (visitorEntered.match(action)) {
    return { ...state, visitors: state.visitors + 1 }
  }
  if (visitorsLeft.match(action)) {
    return { ...state, visitors: Math.max(0, state.visitors - action.payload) }
  }
  if (signWritten.match(action)) return { ...state, sign: action.payload }
  return state
}
