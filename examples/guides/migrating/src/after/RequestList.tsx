import { useFulfillRequestMutation, useGetRequestsQuery } from './hotelApi'

export function RequestList() {
  const { data: requests, isError } = useGetRequestsQuery()
  const [fulfillRequest] = useFulfillRequestMutation()

  if (isError) return <p role="alert">Requests unavailable</p>
  if (!requests) return <p>Loading…</p>
  return (
    <ul aria-label="Requests">
      {requests.map(({ id, room, wish }) => (
        <li key={id}>
          {room}: {wish}{' '}
          <button onClick={() => fulfillRequest(id)}>Done: {wish}</button>
        </li>
      ))}
    </ul>
  )
}
