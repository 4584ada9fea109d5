import { Link, useParams } from 'react-router'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import { TimeAgo } from '../../components/TimeAgo'
import { OwnerName } from '../members/OwnerName'
import { sampleTools } from './sampleTools'
import { WearButtons } from './WearButtons'

export function ToolPage() {
  const { toolId } = useParams()
  const tool = sampleTools.find((candidate) => candidate.id === toolId)

  if (!tool) return <NotFoundPage what="tool" />
  return (
    <>
      <PageHeading>{tool.name}</PageHeading>
      <section className="card" aria-label="About this tool">
        <p>
          <span className="badge">{tool.kind}</span> from{' '}
          <OwnerName ownerId={tool.ownerId} />, added <TimeAgo iso={tool.addedAt} />
        </p>
        {tool.note && <p>{tool.note}</p>}
        <Link to={`/tools/${tool.id}/edit`}>Edit this tool</Link>
      </section>
      <WearButtons tool={tool} />
    </>
  )
}
