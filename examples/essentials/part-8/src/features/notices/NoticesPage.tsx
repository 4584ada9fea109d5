import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { messageOf } from '../../app/messageOf'
import { ErrorBox } from '../../components/ErrorBox'
import { PageHeading } from '../../components/PageHeading'
import { Spinner } from '../../components/Spinner'
import type { Notice } from './notice'
import { NoticeRow } from './NoticeRow'
import { useGetNoticesQuery } from './noticesApi'
import { noticesRead, selectReadUntil } from './noticesSlice'

export function NoticesPage() {
  const {
    data: notices,
    error,
    isError,
    isFetching,
    refetch,
  } = useGetNoticesQuery()

  return (
    <>
      <PageHeading>Notices</PageHeading>
      {!notices && isFetching && <Spinner>Loading the notices…</Spinner>}
      {isError && <ErrorBox message={messageOf(error)} onRetry={refetch} />}
      {notices && <NoticeList notices={notices} />}
    </>
  )
}

function NoticeList({ notices }: { notices: Notice[] }) {
  const readUntil = useAppSelector(selectReadUntil)
  const dispatch = useAppDispatch()
  const [newest] = notices

  if (!newest) return <p>Nothing has happened yet.</p>
  return (
    <div className="card">
      <button type="button" onClick={() => dispatch(noticesRead(newest.sentAt))}>
        Mark all as read
      </button>
      <ul className="list">
        {notices.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            unread={notice.sentAt > readUntil}
          />
        ))}
      </ul>
    </div>
  )
}
