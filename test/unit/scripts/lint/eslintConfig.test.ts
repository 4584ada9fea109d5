import {execFile} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const ROOT = path.resolve(__dirname, '../../../..');
const TYPESCRIPT = pathToFileURL(require.resolve('tsx')).href;
const PROGRAM = path.join(__dirname, 'support/lintTexts.program.ts');

/** A part of a file. Each `$` becomes the part's number, so that no two parts share a name. */
interface Part {
  text: string;
  /** The rule that it breaks, and what its message says if several rules of a kind apply to the file; '' for a sound one. */
  found: string;
}

const sound = (text: string): Part => ({text, found: ''});
const fault = (text: string, found: string): Part => ({text, found});

const take = (from: string) => `import * as all$ from '${from}'; export const one$ = all$;`;
const takeType = (from: string) => `import type * as all$ from '${from}'; export type O$ = all$.O;`;
const effect = (dependencies: string) =>
  `export function useIds$(ids: readonly string[], enabled: boolean) {
    useEffect(() => (enabled ? console.log(ids) : undefined), ${dependencies});
  }`;

const INTERNALS = 'Internals of Docusaurus';
const NO_BUILD = 'imports nothing that runs at build time';
const NO_BROWSER = 'imports nothing that runs in the browser';
const ONLY_COMPONENTS = 'Only components';
const NO_REACT = 'plain logic';
const TYPES_OF_DOCSEARCH = 'only types from DocSearch';
const NOT_THIS_SITE = 'drop-in for any site';
const NO_LOOP = 'an endless loop';
const EXPORTS_OF_THEME = 'what the packages export';
const NO_EXAMPLES = 'by way of src/snapshots';

/** Parts with the faults of each rule, and their sound neighbors, as if they were in a file of the repository. */
const FILES: Record<string, Part[]> = {
  'theme-plugin/theme/src/theme/TOCInline/index.tsx': [
    sound("import {useEffect} from 'react';"),
    fault(effect('[ids]'), 'react-hooks/exhaustive-deps'),
    sound(effect('[ids, enabled]')),
    fault(take('@docusaurus/theme-common/internal'), INTERNALS),
    fault(take('@theme-original/TOC'), NO_LOOP),
    fault(take('@site/src/a'), NOT_THIS_SITE),
    fault(take('../../node/options'), NO_BUILD),
    sound(take('@theme/TOCItems')),
    sound('export default function A$() { return null; }'),
  ],
  'theme-plugin/theme/src/client/toc/useContents.ts': [
    sound("import {useEffect, useRef} from 'react';"),
    fault(effect('[ids]'), 'react-hooks/exhaustive-deps'),
    fault(
      'export const useTwo$ = (a: boolean) => (a ? useRef(1) : null);',
      'react-hooks/rules-of-hooks',
    ),
    fault(
      'export function useLast$() { const last = useRef(0); return last.current; }',
      'react-hooks/refs',
    ),
    fault(take('@theme/TOC'), ONLY_COMPONENTS),
    sound(takeType('@theme/TOC')),
    fault(take('../../node/options'), NO_BUILD),
  ],
  'theme-plugin/theme/src/client/toc/watchHeadings.ts': [
    fault(take('react'), NO_REACT),
    sound(takeType('react')),
    fault(take('@docusaurus/theme-common/internal'), INTERNALS),
  ],
  'theme-plugin/search/src/session/createStore.ts': [
    fault(take('react'), NO_REACT),
    fault(take('@docusaurus/Translate'), 'know nothing of Docusaurus'),
    fault(take('node:fs'), NO_BUILD),
  ],
  'theme-plugin/search/src/hosted/hostsCache.ts': [
    fault(take('react'), NO_REACT),
    fault(take('@docusaurus/Translate'), 'know nothing of Docusaurus'),
    fault(take('../build/cutLead'), NO_BUILD),
  ],
  'theme-plugin/search/src/hitUrl.ts': [
    fault(take('../client/toc/useContents'), NO_BROWSER),
    fault(take('react'), NO_REACT),
    fault(take('@theme/Icon'), ONLY_COMPONENTS),
    sound(take('../shared/hashTarget')),
  ],
  'theme-plugin/search/src/form.ts': [
    fault(take('../build/cutLead'), NO_BUILD),
    fault(take('@theme/Icon'), ONLY_COMPONENTS),
    fault(take('@theme-original/TOC'), NO_LOOP),
    sound(take('react')),
  ],
  'theme-plugin/search/src/build/searchFeature.ts': [
    fault(take('../ui/StartScreen/client/a'), NO_BROWSER),
    fault(take('react'), NO_REACT),
    sound(take('../build/cutLead')),
  ],
  'theme-plugin/search/src/ui/hooks/useCloseOnOutsidePress.ts': [
    fault(take('@theme/Icon'), ONLY_COMPONENTS),
    fault(take('../../build/cutLead'), NO_BUILD),
    sound(take('react')),
  ],
  'theme-plugin/theme/src/client/pageMenu/PageMenu.tsx': [
    fault(take('@docusaurus/theme-common/internal'), INTERNALS),
    fault(take('@site/src/a'), NOT_THIS_SITE),
    fault(take('../../node/options'), NO_BUILD),
    sound(take('@theme/TOCItems')),
  ],
  // The only file with the internals of theme-common.
  'theme-plugin/theme/src/client/themeCommonInternal.ts': [
    sound(take('@docusaurus/theme-common/internal')),
    fault('export default 1;', 'no-restricted-exports'),
  ],
  'docusaurus.config.ts': [
    fault(take('./theme-plugin/theme/src/node/options'), EXPORTS_OF_THEME),
    fault(take('./examples/a'), NO_EXAMPLES),
    sound(take('./theme-plugin/theme/src/index')),
    sound('export default 1;'),
  ],
  'theme-plugin/search/src/ui/StartScreen.tsx': [
    fault(take('@docsearch/react'), TYPES_OF_DOCSEARCH),
    sound(takeType('@docsearch/react')),
    fault(take('../../node/options'), NO_BUILD),
    sound(take('@theme/Icon')),
  ],
  'theme-plugin/search/src/build/cutLead.ts': [
    fault(take('../../client/toc/useContents'), NO_BROWSER),
    fault(take('react'), NO_REACT),
  ],
  'theme-plugin/pages/src/markdown/llms.ts': [
    fault(take('../../client/toc/useContents'), NO_BROWSER),
    fault(take('react'), NO_REACT),
    sound(take('node:fs')),
  ],
  'theme-plugin/theme/src/shared/hashTarget.ts': [
    fault(take('../client/toc/useContents'), NO_BROWSER),
    fault(take('../node/options'), NO_BUILD),
  ],
  'src/components/errors/askedError.ts': [
    fault(take('../../../theme-plugin/theme/src/client/toc/useContents'), EXPORTS_OF_THEME),
    sound(take('../../../theme-plugin/theme/src/index')),
    fault(take('../../../scripts/server/baseUrl'), 'the commands that call it'),
    fault(take('../../../examples/a'), NO_EXAMPLES),
    fault(take('../../../../a'), 'four or more'),
    sound(take('../../../a')),
    fault('export const b$ = (c: unknown) => c == 1;', 'eqeqeq'),
    fault('export const a$ = (b: any) => b;', 'no-explicit-any'),
    fault('export type A$ = {b: number};', 'consistent-type-definitions'),
    fault("import {A$} from './a'; export const b$: A$ = 1;", 'consistent-type-imports'),
    sound("import type {A$} from './a'; export const b$: A$ = 1;"),
    fault('export default 1;', 'no-restricted-exports'),
  ],
  'src/snapshots/resolveSnapshot.ts': [
    sound(take('../../examples/a')),
    fault(take('../../scripts/server/baseUrl'), 'the commands that call it'),
  ],
  'scripts/pages/checkLinks.ts': [
    fault(take('../../theme-plugin/theme/src/node/options'), EXPORTS_OF_THEME),
    fault(take('../../examples/a'), NO_EXAMPLES),
  ],
  'test/unit/search/support/hits.ts': [fault(take('../../../../../a'), 'four or more')],
};

const PROMISES = '@typescript-eslint/no-floating-promises';
const ARRAYS = 'theme/arrays-only';
const SUPPORT = 'site/script-support';
const TYPED = [PROMISES, ARRAYS, SUPPORT];

/** The rules that need types, by the start of the files in which they are on. */
const TYPED_BY_FOLDER: [start: string, rules: string[]][] = [
  ['theme-plugin/search/src/build/', [PROMISES]],
  ['theme-plugin/search/src/form.ts', TYPED],
  ['theme-plugin/search/src/hosted/', TYPED],
  ['theme-plugin/search/src/session/', TYPED],
  ['theme-plugin/search/src/ui/', TYPED],
  ['theme-plugin/theme/src/client/', TYPED],
  ['theme-plugin/theme/src/shared/', TYPED],
  ['theme-plugin/theme/src/theme/', TYPED],
  ['src/components/', [PROMISES, SUPPORT]],
  ['', [PROMISES]],
];

const number = ({text}: Part, place: number) => text.replaceAll('$', String(place));

let found: {faults: string[]; typed: string[]}[];

beforeAll(async () => {
  const texts = Object.entries(FILES).map(([file, parts]) => ({
    file,
    text: parts.map(number).join('\n'),
  }));
  const output = await new Promise<string>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--import', TYPESCRIPT, PROGRAM],
      {cwd: ROOT},
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
    child.stdin?.end(JSON.stringify({texts, typed: TYPED}));
  });
  found = JSON.parse(output) as typeof found;
});

it.each(Object.keys(FILES))('finds each fault in %s, and nothing in its neighbors', file => {
  const expected = (FILES[file] ?? []).filter(part => part.found !== '');
  const [, typed] = TYPED_BY_FOLDER.find(([start]) => file.startsWith(start)) ?? [];
  expect(found[Object.keys(FILES).indexOf(file)]).toEqual({
    faults: expected.map(part => expect.stringContaining(part.found)),
    typed,
  });
});
