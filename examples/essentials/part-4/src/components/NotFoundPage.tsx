import { Link } from 'react-router'
import { PageHeading } from './PageHeading'

export function NotFoundPage({ what }: { what: string }) {
  return (
    <>
      <PageHeading>{`There is no such ${what}`}</PageHeading>
      <p>
        The address may be mistyped. <Link to="/">See all tools</Link>
      </p>
    </>
  )
}
