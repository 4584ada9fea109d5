import { useAppSelector } from './hooks'

const FEET_PER_METER = 3.28084

export function TideList() {
  const tides = useAppSelector((state) => state.tides.tides)
  const unit = useAppSelector((state) => state.tides.unit)
  const factor = unit === 'ft' ? FEET_PER_METER : 1

  return (
    <ul aria-label="Tides today">
      {tides.map(({ time, height }) => (
        <li key={time}>{`${time} ${(height * factor).toFixed(1)} ${unit}`}</li>
      ))}
    </ul>
  )
}
