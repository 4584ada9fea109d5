import { useState } from 'react'
import { useAppDispatch } from '../../app/hooks'
import { messageOf } from '../../app/messageOf'
import { returnTool } from './loansSlice'

export function ReturnButton({ loanId }: { loanId: string }) {
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const dispatch = useAppDispatch()

  const handleClick = async () => {
    if (saving) return
    setSaving(true)
    setProblem('')
    try {
      await dispatch(returnTool(loanId)).unwrap()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      <button type="button" aria-disabled={saving} onClick={handleClick}>
        {saving ? 'Saving…' : 'It is back'}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
