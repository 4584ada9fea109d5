import { useGetShowsQuery } from '../../app/boxOfficeApi'
import { useAppDispatch } from '../../app/hooks'
import { ticketAdded } from '../basket/basketSlice'

export function ShowList() {
  const { data: shows, isLoading } = useGetShowsQuery(undefined, {
    pollingInterval: 60_000,
    refetchOnFocus: true,
  })
  const dispatch = useAppDispatch()

  if (isLoading) return <p>Loading shows…</p>
  // If a later request fails, the last list stays on the screen.
  if (!shows) return <p role="alert">The shows couldn't be loaded.</p>
  return (
    <ul>
      {shows.map((show) => (
        <li key={show.id}>
          {show.title}, {show.seatsLeft} seats left{' '}
          <button
            disabled={show.seatsLeft === 0}
            onClick={() => dispatch(ticketAdded(show))}>
            Add {show.title}
          </button>
        </li>
      ))}
    </ul>
  )
}
