import type { SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAppDispatch } from '../../app/hooks'
import { messageOf } from '../../app/messageOf'
import { ErrorBox } from '../../components/ErrorBox'
import { PageHeading } from '../../components/PageHeading'
import { Spinner } from '../../components/Spinner'
import type { Member } from '../members/member'
import { selectMembers, useGetMembersQuery } from '../members/membersApi'
import { signedIn } from './sessionSlice'

export function SignInPage() {
  const { data, error, isError, isFetching, refetch } = useGetMembersQuery()

  return (
    <>
      <PageHeading>Sign in</PageHeading>
      {!data && isFetching && <Spinner>Loading the members…</Spinner>}
      {isError && <ErrorBox message={messageOf(error)} onRetry={refetch} />}
      {data && <SignInForm members={selectMembers(data)} />}
    </>
  )
}

function SignInForm({ members }: { members: Member[] }) {
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
