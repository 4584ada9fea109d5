import { useAppSelector } from './hooks'

// React.lazy takes the default export of a module.
export default function Notes() {
  const notes = useAppSelector((state) => state.tides.notes)
  return (
    <ul aria-label="Notes of visitors">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
