import type { SyntheticEvent } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import type { Tool } from './tool'
import { readToolDraft, ToolFields } from './ToolFields'
import { selectToolById, toolEdited } from './toolsSlice'

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
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const toolPage = `/tools/${tool.id}`

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const changes = readToolDraft(event.currentTarget)
    if (!changes.name) return

    dispatch(toolEdited({ id: tool.id, changes }))
    navigate(toolPage)
  }

  return (
    <form className="card" onSubmit={handleSubmit}>
      <ToolFields tool={tool} />
      <div className="buttons">
        <button type="submit" className="button-main">
          Save the changes
        </button>
        <Link to={toolPage}>Cancel</Link>
      </div>
    </form>
  )
}
