import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { ErrorBox } from '../../components/ErrorBox'
import { PageHeading } from '../../components/PageHeading'
import { NoticeRow } from './NoticeRow'
import {
  fetchNotices,
  noticesRead,
  selectNotices,
  selectNoticesError,
  selectNoticesStatus,
  selectReadUntil,
} from './noticesSlice'

export function NoticesPage() {
  const notices = useAppSelector(selectNotices)
  const readUntil = useAppSelector(selectReadUntil)
  const status = useAppSelector(selectNoticesStatus)
  const error = useAppSelector(selectNoticesError)
  const dispatch = useAppDispatch()

  return (
    <>
      <PageHeading>Notices</PageHeading>
      {status === 'failed' && (
        <ErrorBox message={`${error}`} onRetry={() => dispatch(fetchNotices())} />
      )}
      <div className="card">
        <div className="buttons">
          <button type="button" onClick={() => dispatch(fetchNotices())}>
            {status === 'loading' ? 'Looking…' : 'Look for new ones'}
          </button>
          <button type="button" onClick={() => dispatch(noticesRead())}>
            Mark all as read
          </button>
        </div>
        {status === 'ready' && notices.length === 0 && (
          <p>Nothing has happened yet.</p>
        )}
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
    </>
  )
}
