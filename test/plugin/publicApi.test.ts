import fs from 'node:fs';
import path from 'node:path';
import {apiChanges} from '../../theme-plugin/scripts/release/apiChanges';
import {unreleasedChanges} from '../../theme-plugin/scripts/release/changelog';
import {publicApi} from '../../theme-plugin/scripts/release/publicApi';

const theme = path.join(__dirname, '../../theme-plugin');
const read = (file: string): string => fs.readFileSync(path.join(theme, file), 'utf8');

it('has an entry in the changelog for each name that was added to the public API or removed since the last release', () => {
  const entries = unreleasedChanges(read('CHANGELOG.md'));
  const unmentioned = apiChanges(JSON.parse(read('public-api.json')), publicApi()).filter(
    ({name}) => !entries.includes(`\`${name}\``),
  );
  expect(unmentioned).toEqual([]);
});

it('reads names of every kind from the sources', () => {
  const api = publicApi();
  expect(api.options).toEqual(expect.arrayContaining(['markdown', 'search.synonyms']));
  expect(api.exports).toEqual(expect.arrayContaining(['./code', 'UserThemeOptions', 'renderCode']));
  expect(api.components).toEqual(
    expect.arrayContaining(['AnnouncementBar (wrap)', 'AnnouncementBar/Content (eject, wrap)']),
  );
  expect(api['custom properties']).toEqual(expect.arrayContaining(['--surface', '--font-text']));
  expect(api.classes).toEqual(expect.arrayContaining(['DocSearch-Hit', 'DocSearch-Hit-title']));
  expect(api.labels).toEqual(
    expect.arrayContaining(['theme.SearchPage.emptyResultsTitle', 'folio.Feedback.question']),
  );
});

it('tells what was added and what was removed', () => {
  expect(
    apiChanges({options: ['a', 'b'], labels: ['c']}, {options: ['b', 'd'], classes: ['e']}),
  ).toEqual([
    {kind: 'options', name: 'd', change: 'added'},
    {kind: 'classes', name: 'e', change: 'added'},
    {kind: 'options', name: 'a', change: 'removed'},
    {kind: 'labels', name: 'c', change: 'removed'},
  ]);
});
