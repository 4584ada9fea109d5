import { useAppDispatch, useAppSelector } from './hooks'
import {
  cleaningFinished,
  cleaningStarted,
  selectInspectionRequested,
  selectStatus,
} from './roomsSlice'

export function RoomList() {
  const status = useAppSelector(selectStatus)
  const inspectionRequested = useAppSelector(selectInspectionRequested)
  const dispatch = useAppDispatch()

  return (
    <section aria-label="Rooms">
      <ul>
        {Object.entries(status).map(([room, status]) => (
          <li key={room}>
            Room {room}: {status}{' '}
            {status === 'dirty' && (
              <button onClick={() => dispatch(cleaningStarted(room))}>
                Start {room}
              </button>
            )}
            {status === 'cleaning' && (
              <button onClick={() => dispatch(cleaningFinished(room))}>
                Finish {room}
              </button>
            )}
          </li>
        ))}
      </ul>
      {inspectionRequested && <p>Inspection requested</p>}
    </section>
  )
}
