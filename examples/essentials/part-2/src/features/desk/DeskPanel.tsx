import { useState, type SyntheticEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import {
  closeAfter,
  closed,
  opened,
  selectDeskIsOpen,
  selectSign,
  selectVisitors,
  signWritten,
  visitorEntered,
  visitorsLeft,
} from './deskSlice'

export function DeskPanel() {
  const isOpen = useAppSelector(selectDeskIsOpen)
  const dispatch = useAppDispatch()

  return (
    <section className="card" aria-labelledby="desk-title">
      <h2 id="desk-title">Lending desk</h2>
      <DeskStatus />
      <div className="buttons">
        <button
          type="button"
          onClick={() => dispatch(isOpen ? closed() : opened())}>
          {isOpen ? 'Close the desk' : 'Open the desk'}
        </button>
        {isOpen && (
          <>
            <button type="button" onClick={() => dispatch(closeAfter(5000))}>
              Close in 5 seconds
            </button>
            <button type="button" onClick={() => dispatch(visitorEntered())}>
              A visitor enters
            </button>
          </>
        )}
      </div>
      {isOpen && <LeavingForm />}
      <SignForm />
    </section>
  )
}

function DeskStatus() {
  const isOpen = useAppSelector(selectDeskIsOpen)
  const visitors = useAppSelector(selectVisitors)
  const sign = useAppSelector(selectSign)

  return (
    <div role="status">
      <p>
        <span className={isOpen ? 'badge badge-good' : 'badge'}>
          {isOpen ? 'Open' : 'Closed'}
        </span>{' '}
        {visitors === 1 ? '1 visitor' : `${visitors} visitors`}
      </p>
      {sign && <p className="sign">{sign}</p>}
    </div>
  )
}

function LeavingForm() {
  const [amount, setAmount] = useState('1')
  const dispatch = useAppDispatch()

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(visitorsLeft(Number(amount)))
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

function SignForm() {
  const [text, setText] = useState('')
  const dispatch = useAppDispatch()

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(signWritten(text.trim()))
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
