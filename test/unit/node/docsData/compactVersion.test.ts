import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {compactVersion} from '@site/theme-plugin/src/node/docsData/compactVersion';
import {expandVersion} from '@site/theme-plugin/src/shared/docsData/expandVersion';
import {createSidebar, version as emptyVersion} from '../../../support/DocsFixture';

const known = [
  {id: 'tutorials/first', path: '/tutorials/first', sidebar: 'docs'},
  {id: 'start', path: '/start', sidebar: 'docs'},
  {id: 'tutorials/second', path: '/tutorials/second', sidebar: 'docs'},
  {id: '/generated-index', path: '/generated-index', sidebar: 'docs'},
];

/** The version as read from the generated file. */
const version: PropVersionMetadata = JSON.parse(
  JSON.stringify({
    ...emptyVersion,
    docsSidebars: {docs: createSidebar(), other: []},
    docs: {
      start: {id: 'start', title: 'Start', description: 'Where to begin', sidebar: 'docs'},
      'tutorials/first': {
        id: 'tutorials/first',
        title: 'The first steps',
        description: 'How to begin',
        sidebar: 'docs',
      },
      'tutorials/second': {
        id: 'tutorials/second',
        title: 'Second steps',
        description: '',
        sidebar: 'docs',
      },
    },
  }),
);

it('restores what the docs plugin created', () => {
  const compact = compactVersion(version, known, true);
  expect(compact && expandVersion(compact, known)).toEqual(version);
});

it("restores a doc that isn't in a sidebar", () => {
  const {start} = version.docs;
  const docs = {...version.docs, start: {...start, sidebar: undefined}} as typeof version.docs;
  const free = known.map(doc => (doc.id === 'start' ? {...doc, sidebar: undefined} : doc));
  const compact = compactVersion({...version, docs}, free, true);
  expect(compact && expandVersion(compact, free)).toEqual({...version, docs});
});

it("leaves descriptions out unless they're requested", () => {
  const compact = compactVersion(version, known, false);
  expect(JSON.stringify(compact)).not.toContain('begin');
  const {docs, docsSidebars} = expandVersion(compact ?? fail(), known);
  expect(docs.start).toEqual({...version.docs.start, description: ''});
  expect(docsSidebars).toEqual(version.docsSidebars);
});

it("writes no doc's path, and each title once", () => {
  const text = JSON.stringify(compactVersion(version, known, false));
  expect(text).not.toContain('/start');
  expect(text).not.toContain('/tutorials/first');
  expect(text.split('Second steps')).toHaveLength(2);
});

it("keeps a link's label if it differs from the title", () => {
  const compact = compactVersion(version, known, false);
  expect(compact?.others).toContain('{"$":0,"label":"First steps"}');
});

it('leaves a link with extra properties alone', () => {
  const item = {...createSidebar()[0], className: 'marked'};
  const compact = compactVersion(
    {...version, docsSidebars: {docs: [item]}} as PropVersionMetadata,
    known,
    false,
  );
  expect(JSON.parse(compact?.others ?? '').docsSidebars.docs).toEqual([item]);
});

it('returns undefined if the global data differs', () => {
  const moved = known.map(doc => ({...doc, sidebar: 'another'}));
  expect(compactVersion(version, moved, false)).toBeUndefined();
  expect(compactVersion(version, [], false)).toBeUndefined();
});

function fail(): never {
  throw new Error('The version was not compacted.');
}
