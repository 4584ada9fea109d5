/**
 * Measures dispatches in stores with few and many slices, with and without mounted components.
 *
 *   npx tsx examples/measurements/manySlices.ts
 *
 * The table is written to `src/data/measurements/manySlices.json`.
 */
import { runCase } from './runCase'
import { formatDuration, writeTable } from './writeTable'

const DISPATCHES = 10_000
const RENDERS = 200

const row: (label: string, dispatches: number, total: number) => string[] = (
  label,
  dispatches,
  total,
) => [label, formatDuration(total / dispatches)]

const dispatchRow: (
  label: string,
  build: 'development' | 'production',
  ...args: (string | number)[]
) => string[] = (label, build, ...args) =>
  row(label, DISPATCHES, runCase(build, 'dispatchCase.ts', ...args, DISPATCHES))

const renderRow: (label: string, changed: 'one' | 'all') => string[] = (
  label,
  changed,
) =>
  row(label, RENDERS, runCase('production', 'renderCase.ts', changed, 500, RENDERS))

writeTable('manySlices', {
  columns: ['What runs', 'Time for each dispatch'],
  rows: [
    dispatchRow('1 slice', 'production', 'createSlice', 1),
    dispatchRow('500 slices', 'production', 'createSlice', 500),
    dispatchRow('500 reducers written by hand', 'production', 'byHand', 500),
    dispatchRow(
      '500 slices, with the development checks',
      'development',
      'createSlice',
      500,
    ),
    renderRow(
      '500 components with selectors in Chromium, of which 1 re-renders',
      'one',
    ),
    renderRow(
      '500 components with selectors in Chromium, which all re-render',
      'all',
    ),
  ],
})
