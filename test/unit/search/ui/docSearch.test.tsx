/** @jest-environment jsdom */
import path from 'node:path';
import {cleanup, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {HostedRecord} from '@site/theme-plugin/src/search/build/hostedRecords';
import {DOC_SEARCH_VERSIONS, MODALS, saveRecent} from '../support/docSearch';
import {DIFFERENCES, type Aspect} from '../support/docSearchDifferences';
import {setUpDom} from '../support/dom';
import {hit} from '../support/hits';
import {recordsOfSite} from '../support/hosted';

/*
 * Sites have styles for DocSearch's modal, and readers are used to it. This compares our modal with the real ones, on
 * the same service. A failing service is left out, because their modals leave the rejection unhandled.
 */

let records: readonly HostedRecord[];

beforeAll(async () => {
  setUpDom();
  window.matchMedia ??= () => ({matches: false}) as MediaQueryList;
  records = await recordsOfSite();
});

type Look = Record<Aspect, ReadonlySet<string>>;

const SCREENS = {
  start: {query: '', shows: '.DocSearch-Hit'},
  results: {query: 'middleware', shows: '.DocSearch-Hit--Child'},
  none: {query: 'zzz', shows: '.DocSearch-NoResults'},
};

const classesOf = ({classList}: Element) =>
  [...classList].filter(name => name.startsWith('DocSearch-') && name !== 'DocSearch--active');

const pathTo = (element: Element | null): Element[] =>
  element ? [...pathTo(element.parentElement), element] : [];

/** The modal's class names, their nesting, and its text, except for the text of hits. */
function lookAt(modal: Element): Look {
  const elements = [modal, ...modal.querySelectorAll('*')];
  const within = elements.flatMap(element =>
    pathTo(element)
      .flatMap(classesOf)
      .flatMap(outer => classesOf(element).map(inner => `${inner} in ${outer}`)),
  );
  const words = elements
    .filter(element => !element.closest('.DocSearch-Hit-content-wrapper, svg'))
    .flatMap(element => [
      ...['placeholder', 'title', 'aria-label'].map(name => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].map(node => (node.nodeType === 3 ? (node.nodeValue ?? '') : '')),
    ])
    .map(text => text.trim())
    .filter(text => /\p{L}/u.test(text));
  return {
    classes: new Set(elements.flatMap(classesOf)),
    places: new Set(within),
    words: new Set(words),
  };
}

async function lookAtScreen(
  modal: keyof typeof MODALS,
  {query, shows}: (typeof SCREENS)['start'],
): Promise<Look> {
  localStorage.clear();
  saveRecent(hit('lvl1', '/store', 'API', 'Store'));
  await MODALS[modal](records);
  if (query) {
    await userEvent.type(document.querySelector('.DocSearch-Input') as Element, query);
  }
  await waitFor(() => expect(document.querySelector(shows)).not.toBeNull());
  const look = lookAt(document.querySelector('.DocSearch-Container') as Element);
  cleanup();
  return look;
}

const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter(name => !other.has(name));

/** Positions that differ, for classes that both have. */
function placesOf(look: Look, other: Look): ReadonlySet<string> {
  const isShared = (name = '') => look.classes.has(name) && other.classes.has(name);
  return new Set([...look.places].filter(place => place.split(' in ').every(isShared)));
}

it('compares with the version that Docusaurus installs, and with the last 3.x', () => {
  expect(DOC_SEARCH_VERSIONS).toEqual({3: '3.9.0', 4: expect.stringMatching(/^4\./)});
  const docusaurus = path.join(
    __dirname,
    '../../../../node_modules/@docusaurus/theme-search-algolia',
  );
  expect(require.resolve('@docsearch/react', {paths: [docusaurus]})).toBe(
    require.resolve('@docsearch/react'),
  );
});

/** Every screen is opened in two dialogs, which takes seconds on a busy machine. */
const TIMEOUT_MS = 20_000;

describe.each([3, 4] as const)('compared with DocSearch %i', version => {
  it(
    'differs only where the specification or accessibility requires it',
    async () => {
      const found: Record<Aspect, {theirs: Set<string>; ours: Set<string>}> = {
        classes: {theirs: new Set(), ours: new Set()},
        places: {theirs: new Set(), ours: new Set()},
        words: {theirs: new Set(), ours: new Set()},
      };
      for (const screen of Object.values(SCREENS)) {
        const theirs = await lookAtScreen(version, screen);
        const ours = await lookAtScreen('ours', screen);
        const pairs = {
          classes: [theirs.classes, ours.classes],
          places: [placesOf(theirs, ours), placesOf(ours, theirs)],
          words: [theirs.words, ours.words],
        } as const;
        for (const aspect of ['classes', 'places', 'words'] as const) {
          const [left, right] = pairs[aspect];
          only(left, right).forEach(name => found[aspect].theirs.add(name));
          only(right, left).forEach(name => found[aspect].ours.add(name));
        }
      }
      for (const aspect of ['classes', 'places', 'words'] as const) {
        const {theirs, ours} = DIFFERENCES[version][aspect];
        expect({
          aspect,
          theirs: [...found[aspect].theirs].sort(),
          ours: [...found[aspect].ours].sort(),
        }).toEqual({aspect, theirs: Object.keys(theirs).sort(), ours: Object.keys(ours).sort()});
      }
    },
    TIMEOUT_MS,
  );
});
