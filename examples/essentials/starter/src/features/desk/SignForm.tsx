import { useState, type SyntheticEvent } from 'react'

export function SignForm({ onWrite }: { onWrite: (text: string) => void }) {
  const [text, setText] = useState('')

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    onWrite(text.trim())
    setText('')
  }

  return (
    <form className="row" onSubmit={handleSubmit}>
      <label>
        Text of the sign
        <input
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit">Write the sign</button>
    </form>
  )
}
