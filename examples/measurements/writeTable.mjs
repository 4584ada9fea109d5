import fs from 'node:fs'
import os from 'node:os'

/**
 * @typedef {object} MeasurementTable
 * @property {string} machine the version of Node.js and the processor
 * @property {string[]} columns
 * @property {string[][]} rows one cell for each column
 */

/**
 * Prints a table, and writes it for the page that shows it with `::measurement{name=…}`.
 *
 * @param {string} name of the file in `src/data/measurements/`, without its extension
 * @param {{ columns: string[], rows: string[][] }} table
 */
export function writeTable(name, { columns, rows }) {
  const machine = `Node.js ${process.versions.node}, ${os.cpus()[0].model.trim()}`
  /** @type {MeasurementTable} */
  const table = { machine, columns, rows }
  const file = new URL(`../../src/data/measurements/${name}.json`, import.meta.url)
  fs.writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`)
  console.table(
    rows.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i], cell]))),
  )
}

/**
 * A duration for readers, with two or three significant digits.
 *
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  const [value, unit] =
    milliseconds < 1 ? [milliseconds * 1000, 'µs'] : [milliseconds, 'ms']
  const digits = value < 10 ? 1 : 0
  return `${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`
}
