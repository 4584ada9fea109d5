import type { SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { ErrorBox } from '../../components/ErrorBox'
import { PageHeading } from '../../components/PageHeading'
import { Spinner } from '../../components/Spinner'
import {
  fetchMembers,
  selectMembers,
  selectMembersError,
  selectMembersStatus,
} from '../members/membersSlice'
import { signedIn } from './sessionSlice'

export function SignInPage() {
  const status = useAppSelector(selectMembersStatus)
  const error = useAppSelector(selectMembersError)
  const dispatch = useAppDispatch()

  return (
    <>
      <PageHeading>Sign in</PageHeading>
      {status === 'ready' && <SignInForm />}
      {status === 'loading' && <Spinner>Loading the members…</Spinner>}
      {status === 'failed' && (
        <ErrorBox message={`${error}`} onRetry={() => dispatch(fetchMembers())} />
      )}
    </>
  )
}

function SignInForm() {
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
  )
}
