import { useState } from 'react'
import { messageOf } from '../../app/messageOf'
import { useReportWearMutation } from '../../app/shedApi'
import type { Tool, WearKind } from './tool'

const labels: [WearKind, string][] = [
  ['blunt', 'Blunt'],
  ['loose', 'Loose'],
  ['missingPart', 'Part missing'],
]

export function WearButtons({ tool }: { tool: Tool }) {
  const [problem, setProblem] = useState('')
  const [reportWear] = useReportWearMutation()

  const handleReport = async (wear: WearKind) => {
    setProblem('')
    try {
      await reportWear({ id: tool.id, wear }).unwrap()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  return (
    <section className="card" aria-labelledby="wear-title">
      <h2 id="wear-title">Report wear</h2>
      <div className="buttons">
        {labels.map(([wear, label]) => (
          <button key={wear} type="button" onClick={() => handleReport(wear)}>
            {label}: {tool.wear[wear]}
          </button>
        ))}
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
