import { useAppSelector } from '../../app/hooks'
import { messageOf } from '../../app/messageOf'
import { ActionButton } from '../../components/ActionButton'
import { formatDate } from '../../components/formatDate'
import { OwnerName } from '../members/OwnerName'
import { selectMemberId } from '../session/sessionSlice'
import type { Loan } from './loan'
import { findLoanOfTool, useGetLoansQuery, useLendToolMutation } from './loansApi'
import { ReturnButton } from './ReturnButton'

export function LendButton({ toolId }: { toolId: string }) {
  const memberId = useAppSelector(selectMemberId) ?? ''
  const [lendTool, { error, isLoading }] = useLendToolMutation()
  const { loan } = useGetLoansQuery(undefined, {
    selectFromResult: ({ data }) => ({ loan: findLoanOfTool(data, toolId) }),
  })

  if (loan) return <CurrentLoan loan={loan} />
  return (
    <ActionButton
      busyText="Asking…"
      isBusy={isLoading}
      problem={error && messageOf(error)}
      onClick={() => lendTool({ toolId, memberId })}>
      Borrow this tool
    </ActionButton>
  )
}

function CurrentLoan({ loan }: { loan: Loan }) {
  const memberId = useAppSelector(selectMemberId)
  const dueDate = formatDate(loan.dueAt)

  if (loan.memberId !== memberId) {
    return (
      <p>
        <OwnerName ownerId={loan.memberId} /> has it until {dueDate}
      </p>
    )
  }
  return (
    <>
      <p>Yours until {dueDate}</p>
      <ReturnButton loanId={loan.id} />
    </>
  )
}
