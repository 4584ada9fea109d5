import { PageHeading } from '../../components/PageHeading'
import { AddToolForm } from './AddToolForm'
import { ToolList } from './ToolList'

export function ToolsPage() {
  return (
    <>
      <PageHeading>Tools</PageHeading>
      <ToolList />
      <AddToolForm />
    </>
  )
}
