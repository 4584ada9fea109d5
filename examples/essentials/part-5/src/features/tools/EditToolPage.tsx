import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import type { Tool, ToolDraft } from './tool'
import { ToolForm } from './ToolForm'
import { editTool, selectToolById } from './toolsSlice'

export function EditToolPage() {
  const { toolId } = useParams()
  const tool = useAppSelector((state) => selectToolById(state, toolId))

  if (!tool) return <NotFoundPage what="tool" />
  return (
    <>
      <PageHeading>{`Edit ${tool.name}`}</PageHeading>
      <EditToolForm tool={tool} />
    </>
  )
}

function EditToolForm({ tool }: { tool: Tool }) {
  const [isSaved, setIsSaved] = useState(false)
  const dispatch = useAppDispatch()
  const toolPage = `/tools/${tool.id}`

  const handleSave = async (changes: ToolDraft) => {
    await dispatch(editTool({ id: tool.id, changes })).unwrap()
    setIsSaved(true)
  }

  if (isSaved) return <Navigate to={toolPage} replace />
  return (
    <div className="card">
      <ToolForm tool={tool} button="Save the changes" onSave={handleSave}>
        <Link to={toolPage}>Cancel</Link>
      </ToolForm>
    </div>
  )
}
