import fs from 'node:fs'
import os from 'node:os'

export interface MeasurementTable {
  /** The version of Node.js and the processor. */
  machine: string
  columns: string[]
  /** One cell per column. */
  rows: string[][]
}

/**
 * Prints a table, and writes it for the page that shows it with `::measurement{name=…}`.
 *
 * @param name - name of the file in `src/data/measurements/`, without its extension
 */
export function writeTable(
  name: string,
  { columns, rows }: { columns: string[]; rows: string[][] },
) {
  const machine = `Node.js ${process.versions.node}, ${os.cpus()[0].model.trim()}`
  const table: MeasurementTable = { machine, columns, rows }
  const file = new URL(`../../src/data/measurements/${name}.json`, import.meta.url)
  fs.writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`)
  console.table(
    rows.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i], cell]))),
  )
}

/** A duration for readers, with two or three significant digits. */
export function formatDuration(milliseconds: number) {
  const [value, unit] =
    milliseconds < 1 ? [milliseconds * 1000, 'µs'] : [milliseconds, 'ms']
  const digits = value < 10 ? 1 : 0
  return `${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`
}
