import type { SyntheticEvent } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import { sampleTools } from './sampleTools'
import type { Tool } from './tool'
import { ToolFields } from './ToolFields'

export function EditToolPage() {
  const { toolId } = useParams()
  const tool = sampleTools.find((candidate) => candidate.id === toolId)

  if (!tool) return <NotFoundPage what="tool" />
  return (
    <>
      <PageHeading>{`Edit ${tool.name}`}</PageHeading>
      <EditToolForm tool={tool} />
    </>
  )
}

function EditToolForm({ tool }: { tool: Tool }) {
  const navigate = useNavigate()
  const toolPage = `/tools/${tool.id}`

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
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
