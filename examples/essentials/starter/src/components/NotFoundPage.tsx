import { Link } from 'react-router'
import { PageHeading } from './PageHeading'

export function NotFoundPage({ what }: { what: string }) {
  return (
    <>
      <PageHeading>{`There is no such ${what}`}</PageHeading>
      <p>
        Please check the URL. <Link to="/">See all tools</Link>
      </p>
    </>
  )
}
