import { RequestList } from './RequestList'
import { RoomList } from './RoomList'

export function App() {
  return (
    <main>
      <h1>Housekeeping</h1>
      <RoomList />
      <RequestList />
    </main>
  )
}
