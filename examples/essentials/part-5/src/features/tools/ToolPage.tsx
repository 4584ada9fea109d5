import { Link, useParams } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import { TimeAgo } from '../../components/TimeAgo'
import { LendButton } from '../loans/LendButton'
import { OwnerName } from '../members/OwnerName'
import { selectToolById } from './toolsSlice'
import { WearButtons } from './WearButtons'

export function ToolPage() {
  const { toolId } = useParams()
  const tool = useAppSelector((state) => selectToolById(state, toolId))

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
        <LendButton toolId={tool.id} />
        <Link to={`/tools/${tool.id}/edit`}>Edit this tool</Link>
      </section>
      <WearButtons tool={tool} />
    </>
  )
}
