import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { ActionButton } from '../../components/ActionButton'
import { formatDate } from '../../components/formatDate'
import { OwnerName } from '../members/OwnerName'
import { selectMemberId } from '../session/sessionSlice'
import type { Loan } from './loan'
import { lendTool, selectLoanOfTool } from './loansSlice'
import { ReturnButton } from './ReturnButton'

export function LendButton({ toolId }: { toolId: string }) {
  const loan = useAppSelector((state) => selectLoanOfTool(state, toolId))
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const dispatch = useAppDispatch()

  const handleClick = async () => {
    setIsAsking(true)
    setProblem(undefined)
    const action = await dispatch(lendTool(toolId))
    if (lendTool.rejected.match(action)) {
      setProblem(action.payload ?? action.error.message)
    }
    setIsAsking(false)
  }

  if (loan) return <CurrentLoan loan={loan} />
  return (
    <ActionButton
      busyText="Asking…"
      isBusy={isAsking}
      problem={problem}
      onClick={handleClick}>
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
