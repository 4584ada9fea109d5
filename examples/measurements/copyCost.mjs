/**
 * Measures what it costs to update one record in tables of several sizes.
 *
 *   node examples/measurements/copyCost.mjs
 *
 * The table is written to `src/data/measurements/copyCost.json`.
 */
import { runCase } from './runCase.mjs'
import { formatDuration, writeTable } from './writeTable.mjs'

const UPDATES = 200
const SIZES = [100, 1_000, 10_000]

/** @type {(label: string, kind: 'spread' | 'immer' | 'deep') => string[]} */
const row = (label, kind) => [
  label,
  ...SIZES.map((size) =>
    formatDuration(
      runCase('production', 'copyCase.mjs', kind, size, UPDATES) / UPDATES,
    ),
  ),
]

writeTable('copyCost', {
  columns: [
    'Way of updating',
    ...SIZES.map((size) => `${size.toLocaleString('en-US')} records`),
  ],
  rows: [
    row('Copies by spread syntax', 'spread'),
    row('`createSlice` with Immer', 'immer'),
    row('Deep clone with `structuredClone`', 'deep'),
  ],
})
