import { useSyncExternalStore } from 'react'
import { store } from '../../app/store'
import { DeskStatus } from './DeskStatus'

export function DeskPanel() {
  const desk = useSyncExternalStore(store.subscribe, store.getState)

  return (
    <section className="card" aria-labelledby="desk-title">
      <h2 id="desk-title">Lending desk</h2>
      <DeskStatus isOpen={desk.open} visitors={desk.visitors} />
      <div className="buttons">
        <button
          type="button"
          onClick={() =>
            store.dispatch({ type: desk.open ? 'desk/closed' : 'desk/opened' })
          }>
          {desk.open ? 'Close the desk' : 'Open the desk'}
        </button>
        {desk.open && (
          <button
            type="button"
            onClick={() => store.dispatch({ type: 'desk/visitorEntered' })}>
            A visitor enters
          </button>
        )}
      </div>
    </section>
  )
}
