import { signedOut } from '../../app/events'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { OwnerName } from '../members/OwnerName'
import { selectMemberId } from './sessionSlice'

export function SessionMenu() {
  const memberId = useAppSelector(selectMemberId)
  const dispatch = useAppDispatch()

  if (memberId === null) return null
  return (
    <div className="session">
      <OwnerName ownerId={memberId} />
      <button type="button" onClick={() => dispatch(signedOut())}>
        Sign out
      </button>
    </div>
  )
}
