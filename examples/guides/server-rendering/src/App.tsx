import { lazy, Suspense } from 'react'
import { useAppDispatch, useAppSelector } from './hooks'
import { TideList } from './TideList'
import { unitChosen, units } from './tidesSlice'

const Notes = lazy(() => import('./Notes'))

export function App() {
  const harborName = useAppSelector((state) => state.tides.harborName)
  const dispatch = useAppDispatch()

  return (
    <main>
      <h1>{`Tides at ${harborName}`}</h1>
      {units.map((unit) => (
        <button key={unit} onClick={() => dispatch(unitChosen(unit))}>
          {`Show ${unit}`}
        </button>
      ))}
      <TideList />
      <Suspense fallback={<p>Loading notes…</p>}>
        <Notes />
      </Suspense>
    </main>
  )
}
