import { Link } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { TimeAgo } from '../../components/TimeAgo'
import { OwnerName } from '../members/OwnerName'
import { selectToolById } from '../tools/toolsSlice'
import type { Notice } from './notice'

const texts = {
  overdue: 'should bring back',
  returned: 'has brought back',
  reserved: 'has borrowed',
}

interface NoticeRowProps {
  notice: Notice
  unread: boolean
}

export function NoticeRow({ notice, unread }: NoticeRowProps) {
  const tool = useAppSelector((state) => selectToolById(state, notice.toolId))

  return (
    <li>
      <p>
        <OwnerName ownerId={notice.memberId} /> {texts[notice.kind]}{' '}
        <Link to={`/tools/${notice.toolId}`}>{tool?.name ?? 'a lost tool'}</Link>
      </p>
      <p className="quiet">
        {unread && <span className="badge badge-good">New</span>}{' '}
        <TimeAgo iso={notice.sentAt} />
      </p>
    </li>
  )
}
