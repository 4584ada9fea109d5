import type { StartAppListening } from '../../app/listeners'
import { shedApi } from '../../app/shedApi'
import { lendTool } from '../loans/loansSlice'
import { toastExpired, toastShown } from './toastSlice'

export function addToastListeners(startListening: StartAppListening) {
  startListening({
    matcher: shedApi.endpoints.addTool.matchFulfilled,
    effect: (action, { dispatch }) => {
      dispatch(toastShown(`${action.payload.name} is in the shed now.`))
    },
  })

  startListening({
    actionCreator: lendTool.fulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(toastShown('The tool is yours for two weeks.'))
    },
  })

  startListening({
    actionCreator: toastShown,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners()
      await delay(6000)
      dispatch(toastExpired())
    },
  })
}
