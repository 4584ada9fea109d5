import { useAppDispatch } from '../../app/hooks'
import type { Tool, WearKind } from './tool'
import { wearReported } from './toolsSlice'

const labels: [WearKind, string][] = [
  ['blunt', 'Blunt'],
  ['loose', 'Loose'],
  ['missingPart', 'Part missing'],
]

export function WearButtons({ tool }: { tool: Tool }) {
  const dispatch = useAppDispatch()

  return (
    <section className="card" aria-labelledby="wear-title">
      <h2 id="wear-title">Report wear</h2>
      <div className="buttons">
        {labels.map(([wear, label]) => (
          <button
            key={wear}
            type="button"
            onClick={() => dispatch(wearReported({ id: tool.id, wear }))}>
            {label}: {tool.wear[wear]}
          </button>
        ))}
      </div>
    </section>
  )
}
