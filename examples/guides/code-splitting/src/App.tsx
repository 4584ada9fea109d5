import { lazy, Suspense, useState } from 'react'
import { FlightsPage } from './features/flights/FlightsPage'

const LoungePage = lazy(() => import('./features/lounge/LoungePage'))
const BagPage = lazy(() => import('./features/bags/BagPage'))

const pages = { Flights: FlightsPage, Lounge: LoungePage, Bags: BagPage }
type PageName = keyof typeof pages

export function App() {
  const [name, setName] = useState<PageName>('Flights')
  const Page = pages[name]
  return (
    <>
      <nav>
        {(Object.keys(pages) as PageName[]).map((each) => (
          <button key={each} onClick={() => setName(each)}>
            {each}
          </button>
        ))}
      </nav>
      <Suspense fallback={<p>Loading…</p>}>
        <Page />
      </Suspense>
    </>
  )
}
