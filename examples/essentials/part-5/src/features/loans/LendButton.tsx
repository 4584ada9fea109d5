import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { formatDate } from '../../components/formatDate'
import { lendTool, selectLoanOfTool } from './loansSlice'

export function LendButton({ toolId }: { toolId: string }) {
  const loan = useAppSelector((state) => selectLoanOfTool(state, toolId))
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const dispatch = useAppDispatch()

  const handleClick = async () => {
    if (asking) return
    setAsking(true)
    setProblem(undefined)
    const action = await dispatch(lendTool(toolId))
    if (lendTool.rejected.match(action)) {
      setProblem(action.payload ?? action.error.message)
    }
    setAsking(false)
  }

  if (loan) return <p role="status">Yours until {formatDate(loan.dueAt)}</p>
  return (
    <>
      <button
        type="button"
        className="button-main"
        aria-disabled={asking}
        onClick={handleClick}>
        {asking ? 'Asking…' : 'Borrow this tool'}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
