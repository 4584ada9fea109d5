import type { SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PageHeading } from '../../components/PageHeading'
import { sampleMembers } from '../members/sampleMembers'

export function SignInPage() {
  const navigate = useNavigate()
  const { state } = useLocation()

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
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
            {sampleMembers.map((member) => (
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
