import { connect } from 'react-redux'
import { finishCleaning, startCleaning } from './actions'
import type { RootState } from './store'

interface StateProps {
  status: RootState['rooms']['status']
  inspectionRequested: boolean
}
interface DispatchProps {
  startCleaning: typeof startCleaning
  finishCleaning: typeof finishCleaning
}

function RoomListView(props: StateProps & DispatchProps) {
  return (
    <section aria-label="Rooms">
      <ul>
        {Object.entries(props.status).map(([room, status]) => (
          <li key={room}>
            Room {room}: {status}{' '}
            {status === 'dirty' && (
              <button onClick={() => props.startCleaning(room)}>
                Start {room}
              </button>
            )}
            {status === 'cleaning' && (
              <button onClick={() => props.finishCleaning(room)}>
                Finish {room}
              </button>
            )}
          </li>
        ))}
      </ul>
      {props.inspectionRequested && <p>Inspection requested</p>}
    </section>
  )
}

const mapStateToProps = (state: RootState): StateProps => ({
  status: state.rooms.status,
  inspectionRequested: state.rooms.inspectionRequested,
})

export const RoomList = connect(mapStateToProps, {
  startCleaning,
  finishCleaning,
})(RoomListView)
