import { useState, type SyntheticEvent } from 'react'

export function LeavingForm({ onLeave }: { onLeave: (count: number) => void }) {
  const [amount, setAmount] = useState('1')

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    onLeave(Number(amount))
  }

  return (
    <form className="row" onSubmit={handleSubmit}>
      <label>
        Visitors who leave
        <input
          type="number"
          min="1"
          max="99"
          required
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </label>
      <button type="submit">They leave</button>
    </form>
  )
}
