import { PageHeading } from '../../components/PageHeading'
import { DeskPanel } from './DeskPanel'

export function DeskPage() {
  return (
    <>
      <PageHeading>Desk</PageHeading>
      <DeskPanel />
    </>
  )
}
