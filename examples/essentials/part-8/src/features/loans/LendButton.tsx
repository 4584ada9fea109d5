import { useAppSelector } from '../../app/hooks'
import { messageOf } from '../../app/messageOf'
import { formatDate } from '../../components/formatDate'
import { OwnerName } from '../members/OwnerName'
import { selectMemberId } from '../session/sessionSlice'
import type { Loan } from './loan'
import { findLoanOfTool, useGetLoansQuery, useLendToolMutation } from './loansApi'
import { ReturnButton } from './ReturnButton'

export function LendButton({ toolId }: { toolId: string }) {
  const memberId = useAppSelector(selectMemberId) ?? ''
  const [lendTool, { error, isError, isLoading }] = useLendToolMutation()
  const { loan } = useGetLoansQuery(undefined, {
    selectFromResult: ({ data }) => ({ loan: findLoanOfTool(data, toolId) }),
  })

  const handleClick = () => {
    if (!isLoading) lendTool({ toolId, memberId })
  }

  return (
    <>
      {loan ? (
        <CurrentLoan loan={loan} isMine={loan.memberId === memberId} />
      ) : (
        <button
          type="button"
          className="button-main"
          aria-disabled={isLoading}
          onClick={handleClick}>
          {isLoading ? 'Asking…' : 'Borrow this tool'}
        </button>
      )}
      {isError && (
        <p className="problem" role="alert">
          {messageOf(error)}
        </p>
      )}
    </>
  )
}

function CurrentLoan({ loan, isMine }: { loan: Loan; isMine: boolean }) {
  if (isMine) {
    return (
      <>
        <p>Yours until {formatDate(loan.dueAt)}</p>
        <ReturnButton loanId={loan.id} />
      </>
    )
  }
  return (
    <p>
      <OwnerName ownerId={loan.memberId} /> has it until {formatDate(loan.dueAt)}
    </p>
  )
}
