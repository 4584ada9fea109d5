import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, Navigate, useParams } from 'react-router'
import { isNotFound, messageOf } from '../../app/messageOf'
import { useEditToolMutation, useGetToolQuery } from '../../app/shedApi'
import { ErrorBox } from '../../components/ErrorBox'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import { Spinner } from '../../components/Spinner'
import type { Tool, ToolDraft } from './tool'
import { ToolForm } from './ToolForm'

export function EditToolPage() {
  const { toolId } = useParams()
  const {
    currentData: tool,
    error,
    isError,
    isFetching,
    refetch,
  } = useGetToolQuery(toolId ?? skipToken)

  if (isNotFound(error)) return <NotFoundPage what="tool" />
  return (
    <>
      <PageHeading>{tool ? `Edit ${tool.name}` : 'Edit a tool'}</PageHeading>
      {!tool && isFetching && <Spinner>Loading the tool…</Spinner>}
      {isError && <ErrorBox message={messageOf(error)} onRetry={refetch} />}
      {tool && <EditToolForm tool={tool} />}
    </>
  )
}

function EditToolForm({ tool }: { tool: Tool }) {
  const [editTool, { isSuccess }] = useEditToolMutation()
  const toolPage = `/tools/${tool.id}`

  const handleSave = (changes: ToolDraft) =>
    editTool({ id: tool.id, changes }).unwrap()

  if (isSuccess) return <Navigate to={toolPage} replace />
  return (
    <div className="card">
      <ToolForm tool={tool} button="Save the changes" onSave={handleSave}>
        <Link to={toolPage}>Cancel</Link>
      </ToolForm>
    </div>
  )
}
