import { messageOf } from '../../app/messageOf'
import { useReportWearMutation } from '../../app/shedApi'
import type { Tool, WearKind } from './tool'

const labels: [WearKind, string][] = [
  ['blunt', 'Blunt'],
  ['loose', 'Loose'],
  ['missingPart', 'Part missing'],
]

export function WearButtons({ tool }: { tool: Tool }) {
  const [reportWear, { error, isError }] = useReportWearMutation()

  return (
    <section className="card" aria-labelledby="wear-title">
      <h2 id="wear-title">Report wear</h2>
      <div className="buttons">
        {labels.map(([wear, label]) => (
          <button
            key={wear}
            type="button"
            onClick={() => reportWear({ id: tool.id, wear })}>
            {label}: {tool.wear[wear]}
          </button>
        ))}
      </div>
      {isError && (
        <p className="problem" role="alert">
          {messageOf(error)}
        </p>
      )}
    </section>
  )
}
