import { Basket } from './features/basket/Basket'
import { ShowList } from './features/shows/ShowList'

export function App() {
  return (
    <main>
      <h1>Ticket booth</h1>
      <ShowList />
      <Basket />
    </main>
  )
}
