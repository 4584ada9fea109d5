import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TimeAgo } from '../../components/TimeAgo'
import type { Notice } from './notice'

const texts = {
  overdue: 'should bring back',
  returned: 'has brought back',
  reserved: 'has borrowed',
}

interface NoticeRowProps {
  notice: Notice
  isUnread: boolean
  member: ReactNode
  tool: ReactNode
}

export function NoticeRow({ notice, isUnread, member, tool }: NoticeRowProps) {
  return (
    <li>
      <p>
        {member} {texts[notice.kind]}{' '}
        <Link to={`/tools/${notice.toolId}`}>{tool}</Link>
      </p>
      <p className="quiet">
        {isUnread && <span className="badge badge-good">New</span>}{' '}
        <TimeAgo iso={notice.sentAt} />
      </p>
    </li>
  )
}
