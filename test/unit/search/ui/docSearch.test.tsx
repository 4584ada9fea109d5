/** @jest-environment jsdom */
import path from 'node:path';
import {act, cleanup, fireEvent, waitFor} from '@testing-library/react';
import type {HostedRecord} from '@site/theme-plugin/search/src/build/hostedRecords';
import {dialogInJsdom} from '../../../support/dialogInJsdom';
import {DOC_SEARCH_VERSIONS, MODALS, saveRecent} from '../support/docSearch';
import {DIFFERENCES, type Aspect} from '../support/docSearchDifferences';
import {hit} from '../support/hits';
import {recordsOfSite} from '../support/hosted';

/*
 * Sites have styles for DocSearch's modal, and readers are used to it. This compares our modal with the real ones, on
 * the same service. A failing service is left out, because their modals leave the rejection unhandled.
 */

let records: readonly HostedRecord[];

beforeAll(async () => {
  dialogInJsdom();
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

/** The modal's class names, and their nesting. */
function lookAt(modal: Element): Look {
  const elements = [modal, ...modal.querySelectorAll('*')];
  const within = elements.flatMap(element =>
    pathTo(element)
      .flatMap(classesOf)
      .flatMap(outer => classesOf(element).map(inner => `${inner} in ${outer}`)),
  );
  return {
    classes: new Set(elements.flatMap(classesOf)),
    places: new Set(within),
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
    const input = document.querySelector('.DocSearch-Input') as Element;
    await act(async () => fireEvent.change(input, {target: {value: query}}));
  }
  await waitFor(() => expect(document.querySelector(shows)).not.toBeNull());
  const look = lookAt(document.querySelector('.DocSearch-Container') as Element);
  cleanup();
  return look;
}

const looks = new Map<string, Promise<Look>>();

/** Each screen is opened once. */
function lookOf(modal: keyof typeof MODALS, screen: keyof typeof SCREENS): Promise<Look> {
  const key = `${modal} ${screen}`;
  const look = looks.get(key) ?? lookAtScreen(modal, SCREENS[screen]);
  looks.set(key, look);
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

describe.each([3, 4] as const)('compared with DocSearch %i', version => {
  it('differs only where the specification or accessibility requires it', async () => {
    const found: Record<Aspect, {theirs: Set<string>; ours: Set<string>}> = {
      classes: {theirs: new Set(), ours: new Set()},
      places: {theirs: new Set(), ours: new Set()},
    };
    for (const screen of ['start', 'results', 'none'] as const) {
      const theirs = await lookOf(version, screen);
      const ours = await lookOf('ours', screen);
      const pairs = {
        classes: [theirs.classes, ours.classes],
        places: [placesOf(theirs, ours), placesOf(ours, theirs)],
      } as const;
      for (const aspect of ['classes', 'places'] as const) {
        const [left, right] = pairs[aspect];
        only(left, right).forEach(name => found[aspect].theirs.add(name));
        only(right, left).forEach(name => found[aspect].ours.add(name));
      }
    }
    for (const aspect of ['classes', 'places'] as const) {
      const {theirs, ours} = DIFFERENCES[version][aspect];
      expect({
        aspect,
        theirs: [...found[aspect].theirs].sort(),
        ours: [...found[aspect].ours].sort(),
      }).toEqual({aspect, theirs: Object.keys(theirs).sort(), ours: Object.keys(ours).sort()});
    }
  });
});
