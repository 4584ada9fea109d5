import type { SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { PageHeading } from '../../components/PageHeading'
import { selectMembers } from '../members/membersSlice'
import { signedIn } from './sessionSlice'

export function SignInPage() {
  const members = useAppSelector(selectMembers)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { state } = useLocation()

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    dispatch(signedIn(String(fields.get('memberId'))))
    // The route guard passes the path that the visitor requested.
    navigate(state?.from ?? '/', { replace: true })
  }

  return (
    <>
      <PageHeading>Sign in</PageHeading>
      <form className="card" onSubmit={handleSubmit}>
        <label>
          Who are you?
          <select name="memberId">
            {members.map((member) => (
              <option key={member.id} value={member.id}>
                {member.name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button-main">
          Sign in
        </button>
      </form>
    </>
  )
}
