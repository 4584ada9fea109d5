import { Link } from 'react-router'
import { signedOut } from '../../app/events'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectCurrentMember } from '../members/membersSlice'

export function SessionMenu() {
  const member = useAppSelector(selectCurrentMember)
  const dispatch = useAppDispatch()

  if (!member) return null
  return (
    <div className="session">
      <Link to={`/members/${member.id}`}>{member.name}</Link>
      <button type="button" onClick={() => dispatch(signedOut())}>
        Sign out
      </button>
    </div>
  )
}
