import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { messageOf } from '../../app/messageOf'
import type { ToolDraft } from './tool'
import { readToolDraft, ToolFields } from './ToolFields'

interface ToolFormProps {
  tool?: ToolDraft
  button: string
  /** Its promise is rejected when the server did not take the tool. */
  onSave: (draft: ToolDraft) => Promise<unknown>
  children?: ReactNode
}

export function ToolForm({ tool, button, onSave, children }: ToolFormProps) {
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const draft = readToolDraft(form)
    if (saving) return
    if (!draft.name) return setProblem('Give the tool a name.')

    setSaving(true)
    setProblem('')
    try {
      await onSave(draft)
      form.reset()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    // Shows its own messages instead of the browser's, so that all look alike.
    <form noValidate onSubmit={handleSubmit}>
      <ToolFields tool={tool} />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="buttons">
        <button type="submit" className="button-main" aria-disabled={saving}>
          {saving ? 'Saving…' : button}
        </button>
        {children}
      </div>
    </form>
  )
}
