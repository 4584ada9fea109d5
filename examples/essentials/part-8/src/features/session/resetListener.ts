import { signedOut } from '../../app/events'
import type { StartAppListening } from '../../app/listeners'
import { shedApi } from '../../app/shedApi'

/** The next member starts with an empty cache. */
export function addResetListener(startListening: StartAppListening) {
  startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      dispatch(shedApi.util.resetApiState())
    },
  })
}
