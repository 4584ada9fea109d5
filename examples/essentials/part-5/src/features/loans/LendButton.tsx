import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { ActionButton } from '../../components/ActionButton'
import { formatDate } from '../../components/formatDate'
import { lendTool, selectLoanOfTool } from './loansSlice'

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

  if (loan) return <p role="status">Yours until {formatDate(loan.dueAt)}</p>
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
