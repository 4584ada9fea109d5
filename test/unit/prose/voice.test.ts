import fs from 'node:fs';
import path from 'node:path';
import {lineOf, temporarySite} from '../samples/support/temporarySite';
import {runCheckProse} from './support/runCheckProse';

jest.setTimeout(240_000);

const read = (name: string): string =>
  fs.readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');

/** One page, written twice: as a translation, and the way a colleague would explain it. */
const before = read('before.md');
const after = read('after.md');

const sites = [before, after].map(text => temporarySite({'docs/voice.md': text}));
afterAll(() => sites.forEach(({remove}) => remove()));

let linesBefore: string[];
let linesAfter: string[];

beforeAll(async () => {
  [linesBefore = [], linesAfter = []] = await Promise.all(
    sites.map(async ({root}) => (await runCheckProse('--root', root)).stdout.trim().split('\n')),
  );
});

describe('the voice', () => {
  it('reports nothing in good prose', () => {
    expect(linesAfter).toEqual(['1 page: no faults, no warnings']);
  });

  it('finds the rhythm of clipped prose', () => {
    const rhythm = linesBefore.filter(line => line.endsWith('(prose:rhythm)'));
    expect(rhythm).toEqual([
      expect.stringContaining('10.6 words a sentence on average: at least 12.5'),
      expect.stringContaining('36 % of the sentences have 8 words or fewer: at most 28'),
      expect.stringContaining('11 % of the sentences have 18 words or more: at least 18'),
      expect.stringContaining('14 % of the sentences have a connective'),
      expect.stringContaining('0 % of the sentences address the reader'),
      expect.stringContaining('18 % of the paragraphs have a single sentence: at least 20'),
    ]);
  });

  it('finds the phrases of translated prose', () => {
    const expected: [place: string, rule: string][] = [
      ['same object until', 'terms'],
      ['same object until', 'vague-people'],
      ["the store's own", 'pointing-pronoun'],
      ['Ten rows', 'headless-clause'],
      ['Ten rows', 'headless-clause'],
      ['Ten rows', 'terms'],
      ['## Actions tell', 'talking-software'],
      ['React-Redux hands', 'terms'],
      ['Only this file', 'talking-software'],
      ['unknown action', 'answer'],
      ['any time', 'terms'],
      ['A tool is different', 'headless-clause'],
      ['A tool is different', 'stand'],
      ['how a page finds', 'terms'],
      ['how a page finds', 'text-and-address'],
      ['how an action gets', 'terms'],
      ['how several slices', 'answer'],
      ['renders the component again', 'missing-re'],
    ];
    const found = linesBefore
      .filter(line => !/prose:rhythm|^1 page/.test(line))
      .map(line => /:(\d+) .*prose:([\w-]+)\)$/.exec(line)?.slice(1).join(' '));
    const wanted = expected.map(([place, rule]) => `${lineOf(before, place)} ${rule}`);
    expect(found.sort()).toEqual(wanted.sort());
  });
});
