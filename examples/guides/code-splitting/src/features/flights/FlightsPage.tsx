import { useSelector } from 'react-redux'
import { selectFlights } from './flightsSlice'

export function FlightsPage() {
  const flights = useSelector(selectFlights)
  return (
    <ul>
      {flights.map(({ number, city, gate }) => (
        <li key={number}>{`${number} to ${city}, gate ${gate}`}</li>
      ))}
    </ul>
  )
}
