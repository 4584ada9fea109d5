import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { messageOf } from '../../app/messageOf'
import { ErrorBox } from '../../components/ErrorBox'
import { PageHeading } from '../../components/PageHeading'
import { Spinner } from '../../components/Spinner'
import { OwnerName } from '../members/OwnerName'
import { ToolName } from '../tools/ToolName'
import { NoticeRow } from './NoticeRow'
import { useGetNoticesQuery } from './noticesApi'
import { noticesRead, selectReadUntil } from './noticesSlice'

export function NoticesPage() {
  const { data, error, isLoading, refetch } = useGetNoticesQuery()
  const readUntil = useAppSelector(selectReadUntil)
  const dispatch = useAppDispatch()
  const newest = data?.[0]

  return (
    <>
      <PageHeading>Notices</PageHeading>
      {isLoading && <Spinner>Loading the notices…</Spinner>}
      {error && <ErrorBox message={messageOf(error)} onRetry={refetch} />}
      {newest && (
        <div className="card">
          <button
            type="button"
            onClick={() => dispatch(noticesRead(newest.sentAt))}>
            Mark all as read
          </button>
          <ul className="list">
            {data.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                isUnread={notice.sentAt > readUntil}
                member={<OwnerName ownerId={notice.memberId} />}
                tool={<ToolName toolId={notice.toolId} />}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
