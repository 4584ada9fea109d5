/**
 * Measures what the development checks cost in a store with 100,000 records, depending on which of them are frozen.
 *
 *   node examples/measurements/developmentChecks.mjs
 *
 * The table is written to `src/data/measurements/developmentChecks.json`.
 */
import { runCase } from './runCase.mjs'
import { formatDuration, writeTable } from './writeTable.mjs'

const RECORDS = 100_000
const DISPATCHES = 10
/** @type {('development' | 'production')[]} */
const BUILDS = ['development', 'production']

/** @type {(label: string, kind: 'preloaded' | 'frozen' | 'updated') => string[]} */
const row = (label, kind) => [
  label,
  ...BUILDS.map((build) =>
    formatDuration(
      runCase(build, 'checksCase.mjs', kind, RECORDS, DISPATCHES) / DISPATCHES,
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
