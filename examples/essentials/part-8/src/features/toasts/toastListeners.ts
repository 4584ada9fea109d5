import type { StartAppListening } from '../../app/listeners'
import { shedApi } from '../../app/shedApi'
import { loansApi } from '../loans/loansApi'
import { toastExpired, toastShown } from './toastsSlice'

export const TOAST_MS = 6000

export function addToastListeners(startListening: StartAppListening) {
  startListening({
    actionCreator: toastShown,
    effect: async (action, { delay, dispatch }) => {
      await delay(TOAST_MS)
      dispatch(toastExpired(action.payload.id))
    },
  })

  startListening({
    matcher: shedApi.endpoints.addTool.matchFulfilled,
    effect: (action, { dispatch }) => {
      dispatch(toastShown(`${action.payload.name} is in the shed now.`))
    },
  })

  startListening({
    matcher: loansApi.endpoints.lendTool.matchFulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(toastShown('The tool is yours for two weeks.'))
    },
  })

  startListening({
    matcher: loansApi.endpoints.returnTool.matchFulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(toastShown('Thank you for bringing it back.'))
    },
  })
}
