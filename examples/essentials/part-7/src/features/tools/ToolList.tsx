import { useMemo } from 'react'
import { messageOf } from '../../app/messageOf'
import { useGetToolsQuery } from '../../app/shedApi'
import { ErrorBox } from '../../components/ErrorBox'
import { Spinner } from '../../components/Spinner'
import { byNewest } from './tool'
import { ToolRow } from './ToolRow'
import './tools.css'

export function ToolList() {
  const { data: tools, error, isError, isFetching, refetch } = useGetToolsQuery()
  const newestFirst = useMemo(() => tools?.toSorted(byNewest), [tools])

  return (
    <section className="card" aria-labelledby="tools-title">
      <h2 id="tools-title">In the shed</h2>
      {!tools && isFetching && <Spinner>Loading the tools…</Spinner>}
      {isError && <ErrorBox message={messageOf(error)} onRetry={refetch} />}
      {tools?.length === 0 && <p>The shed is empty. Add the first tool below.</p>}
      {newestFirst && (
        <ul className="list" aria-busy={isFetching}>
          {newestFirst.map((tool) => (
            <ToolRow key={tool.id} tool={tool} />
          ))}
        </ul>
      )}
    </section>
  )
}
