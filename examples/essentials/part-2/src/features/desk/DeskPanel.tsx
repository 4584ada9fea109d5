import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { DeskStatus } from './DeskStatus'
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
import { LeavingForm } from './LeavingForm'
import { SignForm } from './SignForm'

export function DeskPanel() {
  const isOpen = useAppSelector(selectDeskIsOpen)
  const visitors = useAppSelector(selectVisitors)
  const sign = useAppSelector(selectSign)
  const dispatch = useAppDispatch()

  return (
    <section className="card" aria-labelledby="desk-title">
      <h2 id="desk-title">Lending desk</h2>
      <DeskStatus isOpen={isOpen} visitors={visitors} sign={sign} />
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
      {isOpen && <LeavingForm onLeave={(count) => dispatch(visitorsLeft(count))} />}
      <SignForm onWrite={(text) => dispatch(signWritten(text))} />
    </section>
  )
}
