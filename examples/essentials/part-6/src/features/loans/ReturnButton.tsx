import { useState } from 'react'
import { useAppDispatch } from '../../app/hooks'
import { ActionButton } from '../../components/ActionButton'
import { returnTool } from './loansSlice'

export function ReturnButton({ loanId }: { loanId: string }) {
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const dispatch = useAppDispatch()

  const handleClick = async () => {
    setIsSaving(true)
    setProblem(undefined)
    const action = await dispatch(returnTool(loanId))
    if (returnTool.rejected.match(action)) setProblem(action.error.message)
    setIsSaving(false)
  }

  return (
    <ActionButton
      busyText="Saving…"
      isBusy={isSaving}
      problem={problem}
      onClick={handleClick}>
      It is back
    </ActionButton>
  )
}
