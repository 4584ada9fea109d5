import { messageOf } from '../../app/messageOf'
import { ActionButton } from '../../components/ActionButton'
import { useReturnToolMutation } from './loansApi'

export function ReturnButton({ loanId }: { loanId: string }) {
  const [returnTool, { error, isLoading }] = useReturnToolMutation()

  return (
    <ActionButton
      busyText="Saving…"
      isBusy={isLoading}
      problem={error && messageOf(error)}
      onClick={() => returnTool(loanId)}>
      It is back
    </ActionButton>
  )
}
