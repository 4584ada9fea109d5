/**
 * Measures what it costs to update one record in tables of several sizes.
 *
 *   npx tsx examples/measurements/copyCost.ts
 *
 * The table is written to `src/data/measurements/copyCost.json`.
 */
import { runCase } from './runCase'
import { formatDuration, writeTable } from './writeTable'

const UPDATES = 200
const SIZES = [100, 1_000, 10_000]

const row: (label: string, kind: 'spread' | 'immer' | 'deep') => string[] = (
  label,
  kind,
) => [
  label,
  ...SIZES.map((size) =>
    formatDuration(
      runCase('production', 'copyCase.ts', kind, size, UPDATES) / UPDATES,
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
