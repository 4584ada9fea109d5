import { DeskStatus } from './DeskStatus'

export function DeskPanel() {
  return (
    <section className="card" aria-labelledby="desk-title">
      <h2 id="desk-title">Lending desk</h2>
      <DeskStatus isOpen={false} visitors={0} />
      <div className="buttons">
        <button type="button">Open the desk</button>
        <button type="button">A visitor enters</button>
      </div>
    </section>
  )
}
