/**
 * Measures what the development checks cost in a store with 100,000 records, depending on whether
 * they're frozen.
 *
 *   npx tsx examples/measurements/developmentChecks.ts
 *
 * The table is written to `src/data/measurements/developmentChecks.json`.
 */
import { runCase } from './runCase'
import { formatDuration, writeTable } from './writeTable'

const RECORDS = 100_000
const DISPATCHES = 10
const BUILDS: ('development' | 'production')[] = ['development', 'production']

const row: (label: string, kind: 'preloaded' | 'frozen' | 'updated') => string[] = (
  label,
  kind,
) => [
  label,
  ...BUILDS.map((build) =>
    formatDuration(
      runCase(build, 'checksCase.ts', kind, RECORDS, DISPATCHES) / DISPATCHES,
    ),
  ),
]

writeTable('developmentChecks', {
  columns: ['100,000 records', 'In development', 'In production'],
  rows: [
    row('Not frozen, and another slice changes', 'preloaded'),
    row('Frozen, and another slice changes', 'frozen'),
    row('Frozen, and one record changes', 'updated'),
  ],
})
