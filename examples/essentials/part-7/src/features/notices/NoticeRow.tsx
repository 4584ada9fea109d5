import { Link } from 'react-router'
import { TimeAgo } from '../../components/TimeAgo'
import { OwnerName } from '../members/OwnerName'
import { ToolName } from '../tools/ToolName'
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
  return (
    <li>
      <p>
        <OwnerName ownerId={notice.memberId} /> {texts[notice.kind]}{' '}
        <Link to={`/tools/${notice.toolId}`}>
          <ToolName toolId={notice.toolId} />
        </Link>
      </p>
      <p className="quiet">
        {unread && <span className="badge badge-good">New</span>}{' '}
        <TimeAgo iso={notice.sentAt} />
      </p>
    </li>
  )
}
