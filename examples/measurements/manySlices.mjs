/**
 * Measures dispatches in stores with few and many slices, with and without mounted components.
 *
 *   node examples/measurements/manySlices.mjs
 *
 * The table is written to `src/data/measurements/manySlices.json`.
 */
import { runCase } from './runCase.mjs'
import { formatDuration, writeTable } from './writeTable.mjs'

const DISPATCHES = 10_000
const RENDERS = 200

/** @type {(label: string, dispatches: number, total: number) => string[]} */
const row = (label, dispatches, total) => [
  label,
  formatDuration(total / dispatches),
]

/** @type {(label: string, build: 'development' | 'production', ...args: (string | number)[]) => string[]} */
const dispatchRow = (label, build, ...args) =>
  row(label, DISPATCHES, runCase(build, 'dispatchCase.mjs', ...args, DISPATCHES))

/** @type {(label: string, changed: 'one' | 'all') => string[]} */
const renderRow = (label, changed) =>
  row(
    label,
    RENDERS,
    runCase('production', 'renderCase.mjs', changed, 500, RENDERS),
  )

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
