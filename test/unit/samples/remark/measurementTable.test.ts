import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {measurementTable} from '@site/src/samples/remark/measurementTable';
import {folderOfTests} from '@site/test/unit/support/folderOfTest';

const page = (name: string): Root => ({
  type: 'root',
  children: [
    {type: 'leafDirective', name: 'measurement', attributes: {name}, children: []},
    {type: 'thematicBreak'},
  ],
});

const {at, write} = folderOfTests();

beforeAll(() => {
  const writeTable = (name: string, rows: string[][]) => {
    const table = {machine: 'Node.js 20.19.0, Abacus', columns: ['Way', 'Time'], rows};
    write(`${name}.json`, JSON.stringify(table));
  };
  writeTable('copies', [['`createSlice` with Immer', '32 µs']]);
  writeTable('odd', [['1 slice', '2 µs', '3 µs']]);
});

describe('measurementTable', () => {
  it('replaces the line with the table and the machine', () => {
    const tree = page('copies');
    measurementTable({folder: at()})(tree);
    const cell = (...children: {type: string; value: string}[]) => ({type: 'tableCell', children});
    const text = (value: string) => ({type: 'text', value});
    expect(tree.children).toEqual([
      {
        type: 'table',
        align: [null, 'right'],
        children: [
          {type: 'tableRow', children: [cell(text('Way')), cell(text('Time'))]},
          {
            type: 'tableRow',
            children: [
              cell({type: 'inlineCode', value: 'createSlice'}, text(' with Immer')),
              cell(text('32 µs')),
            ],
          },
        ],
      },
      {type: 'paragraph', children: [text('Measured with Node.js 20.19.0, Abacus.')]},
      {type: 'thematicBreak'},
    ]);
  });

  it.each([
    ['renders', "::measurement{name=renders} doesn't exist. Available measurements: copies, odd."],
    ['../copies', "doesn't exist"],
    ['odd', 'The row "1 slice | 2 µs | 3 µs" has 3 of 2 cells.'],
  ])('rejects %s', (name, message) => {
    expect(() => measurementTable({folder: at()})(page(name))).toThrow(message);
  });
});

describe('the measurements', () => {
  const committed = path.join(__dirname, '../../../../src/data/measurements');

  it.each(fs.readdirSync(committed))('%s has a program and matches its columns', file => {
    const {name} = path.parse(file);
    const program = path.join(__dirname, `../../../../examples/measurements/${name}.ts`);
    expect(fs.existsSync(program)).toBe(true);
    expect(() => measurementTable({folder: committed})(page(name))).not.toThrow();
  });
});
