import fs from 'node:fs';
import path from 'node:path';
import type {} from 'mdast-util-directive';
import type {Paragraph, Root, Table, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';

/** The format that the programs in `examples/measurements/` write. */
interface MeasurementTable {
  /** The version of Node.js and the processor. */
  readonly machine: string;
  readonly columns: readonly string[];
  /** A text for each column. In backticks, it's code. */
  readonly rows: readonly (readonly string[])[];
}

/** The plugin's options. */
interface MeasurementTableOptions {
  /** The folder with the measurements, one JSON file each. */
  readonly folder: string;
}

/**
 * Remark plugin for `::measurement{name=manySlices}`: the table that `npx tsx examples/measurements/manySlices.ts` wrote,
 * followed by the machine that it was measured on.
 *
 * @throws {Error} if the measurement is unknown, or if a row doesn't fit the columns
 */
export function measurementTable({folder}: MeasurementTableOptions): (tree: Root) => void {
  return tree =>
    visit(tree, 'leafDirective', ({name, attributes}, index, parent) => {
      if (name === 'measurement' && parent && index !== undefined) {
        const measurement = readMeasurement(folder, attributes?.name ?? '');
        parent.children.splice(index, 1, ...describe(measurement));
      }
    });
}

function readMeasurement(folder: string, name: string): MeasurementTable {
  const names = fs.readdirSync(folder).map(file => path.parse(file).name);
  if (!names.includes(name)) {
    throw new Error(
      `::measurement{name=${name}} doesn't exist. Available measurements: ${names.join(', ')}.`,
    );
  }
  const table = JSON.parse(fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  return table as MeasurementTable;
}

function describe({machine, columns, rows}: MeasurementTable): [Table, Paragraph] {
  const odd = rows.find(row => row.length !== columns.length);
  if (odd) {
    throw new Error(`The row "${odd.join(' | ')}" has ${odd.length} of ${columns.length} cells.`);
  }
  // Right-align numbers, along with their column header.
  const align = columns.map((_, index) => (index === 0 ? null : 'right'));
  return [
    {type: 'table', align, children: [columns, ...rows].map(rowOf)},
    {type: 'paragraph', children: [{type: 'text', value: `Measured with ${machine}.`}]},
  ];
}

function rowOf(cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map(cell => ({type: 'tableCell', children: phrasesOf(cell)})),
  };
}

/** Converts a cell to text, with the parts in backticks as code. */
function phrasesOf(cell: string) {
  return cell.split('`').flatMap((value, index) => {
    const type: 'text' | 'inlineCode' = index % 2 === 0 ? 'text' : 'inlineCode';
    return value === '' ? [] : [{type, value}];
  });
}
