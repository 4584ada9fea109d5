import type { GuestRequest } from '../fakeServer'
import { useFulfillRequestMutation, useGetRequestsQuery } from './hotelApi'

function RequestItem({ id, room, wish }: GuestRequest) {
  const [fulfillRequest, { isError, isLoading, isSuccess }] =
    useFulfillRequestMutation()

  return (
    <li>
      {room}: {wish}{' '}
      <button disabled={isLoading || isSuccess} onClick={() => fulfillRequest(id)}>
        Done: {wish}
      </button>
      {isError && <span role="alert"> Not saved</span>}
    </li>
  )
}

export function RequestList() {
  const { data: requests, isError } = useGetRequestsQuery()

  if (isError) return <p role="alert">Requests unavailable</p>
  if (!requests) return <p>Loading…</p>
  return (
    <ul aria-label="Requests">
      {requests.map((request) => (
        <RequestItem key={request.id} {...request} />
      ))}
    </ul>
  )
}
