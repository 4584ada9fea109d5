import { useDispatch, useSelector } from 'react-redux'
import { guestAdmitted, guestLeft, selectFreeSeats } from './loungeSlice'
import './notifyDesk'

// React.lazy takes the default export of a module.
export default function LoungePage() {
  const freeSeats = useSelector(selectFreeSeats)
  const dispatch = useDispatch()
  return (
    <>
      <p>{`Free seats: ${freeSeats}`}</p>
      <button onClick={() => dispatch(guestAdmitted())}>Admit a guest</button>
      <button onClick={() => dispatch(guestLeft())}>Let a guest out</button>
    </>
  )
}
