import type { Tool, WearKind } from './tool'

const labels: [WearKind, string][] = [
  ['blunt', 'Blunt'],
  ['loose', 'Loose'],
  ['missingPart', 'Part missing'],
]

export function WearButtons({ tool }: { tool: Tool }) {
  return (
    <section className="card" aria-labelledby="wear-title">
      <h2 id="wear-title">Report wear</h2>
      <div className="buttons">
        {labels.map(([wear, label]) => (
          <button key={wear} type="button">
            {label}: {tool.wear[wear]}
          </button>
        ))}
      </div>
    </section>
  )
}
