import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router'
import { isNotFound, messageOf } from '../../app/messageOf'
import { useGetToolQuery } from '../../app/shedApi'
import { ErrorBox } from '../../components/ErrorBox'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import { Spinner } from '../../components/Spinner'
import { TimeAgo } from '../../components/TimeAgo'
import { LendButton } from '../loans/LendButton'
import { OwnerName } from '../members/OwnerName'
import type { Tool } from './tool'
import { WearButtons } from './WearButtons'

export function ToolPage() {
  const { toolId } = useParams()
  const {
    // Unlike `data`, never the previous tool.
    currentData: tool,
    error,
    isError,
    isFetching,
    refetch,
  } = useGetToolQuery(toolId ?? skipToken)

  if (isNotFound(error)) return <NotFoundPage what="tool" />
  return (
    <>
      <PageHeading>{tool?.name ?? 'Tool'}</PageHeading>
      {!tool && isFetching && <Spinner>Loading the tool…</Spinner>}
      {isError && <ErrorBox message={messageOf(error)} onRetry={refetch} />}
      {tool && <ToolDetails tool={tool} />}
    </>
  )
}

function ToolDetails({ tool }: { tool: Tool }) {
  return (
    <>
      <section className="card" aria-label="About this tool">
        <p>
          <span className="badge">{tool.kind}</span> from{' '}
          <OwnerName ownerId={tool.ownerId} />, added <TimeAgo iso={tool.addedAt} />
        </p>
        {tool.note && <p>{tool.note}</p>}
        <LendButton toolId={tool.id} />
        <Link to={`/tools/${tool.id}/edit`}>Edit this tool</Link>
      </section>
      <WearButtons tool={tool} />
    </>
  )
}
