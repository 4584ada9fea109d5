import { createAction } from '@reduxjs/toolkit'
import { askShed } from '../../app/askShed'
import { messageOf } from '../../app/messageOf'
import type { AppDispatch } from '../../app/store'
import type { Tool } from './tool'

export const toolsRequested = createAction('tools/requested')
export const toolsReceived = createAction<Tool[]>('tools/received')
export const toolsRefused = createAction<string>('tools/refused')

export const loadToolsByHand = () => async (dispatch: AppDispatch) => {
  dispatch(toolsRequested())
  try {
    const tools = await askShed<Tool[]>('GET', '/tools')
    dispatch(toolsReceived(tools))
  } catch (error) {
    dispatch(toolsRefused(messageOf(error)))
  }
}
