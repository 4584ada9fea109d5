import { signedOut } from '../../app/events'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectCurrentMember } from '../members/membersSlice'

export function SessionMenu() {
  const member = useAppSelector(selectCurrentMember)
  const dispatch = useAppDispatch()

  if (!member) return null
  return (
    <div className="session">
      <span>{member.name}</span>
      <button type="button" onClick={() => dispatch(signedOut())}>
        Sign out
      </button>
    </div>
  )
}
