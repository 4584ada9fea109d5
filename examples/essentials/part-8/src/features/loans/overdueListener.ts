import type { StartAppListening } from '../../app/listeners'
import { selectMemberId } from '../session/sessionSlice'
import { toastShown } from '../toasts/toastsSlice'
import { loansApi, selectLoansOfMember } from './loansApi'

const selectLoans = loansApi.endpoints.getLoans.select()

export const CHECK_AFTER_MS = 1000

/** Reminds the member of tools that should be back, once the loans have come to rest. */
export function addOverdueListener(startListening: StartAppListening) {
  startListening({
    matcher: loansApi.endpoints.getLoans.matchFulfilled,
    effect: async (
      _action,
      { cancelActiveListeners, delay, dispatch, getState },
    ) => {
      cancelActiveListeners()
      await delay(CHECK_AFTER_MS)

      const now = new Date().toISOString()
      const memberId = selectMemberId(getState()) ?? ''
      const { data = [] } = selectLoans(getState())
      const overdue = selectLoansOfMember(data, memberId).filter(
        (loan) => loan.returnedAt === null && loan.dueAt < now,
      )
      if (overdue.length === 0) return
      const tools =
        overdue.length === 1 ? 'A tool is' : `${overdue.length} tools are`
      dispatch(toastShown(`${tools} overdue. Please bring back what you have.`))
    },
  })
}
