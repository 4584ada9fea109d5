import {execFile} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const ROOT = path.resolve(__dirname, '../../../..');
const TYPESCRIPT = pathToFileURL(require.resolve('tsx')).href;
const PROGRAM = path.join(__dirname, 'support/lintTexts.program.ts');

// The first file reads the types of the whole project.
jest.setTimeout(240_000);

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
const lost = 'export function a$(b: () => Promise<void>) { b(); }';
const waits = 'export async function a$(b: () => Promise<void>) { await b(); void b(); }';
const later = 'export const a$ = (b: number[], c: (d: number) => string) => Object.groupBy(b, c);';
const laterOfDom = 'export const a$ = (b: Element) => b.checkVisibility();';
const spread = 'export const a$ = [...new Set([1])];';

const INTERNALS = 'Internals of Docusaurus';
const NO_BUILD = 'imports nothing that runs at build time';
const NO_BROWSER = 'imports nothing that runs in the browser';
const ONLY_COMPONENTS = 'Only components';
const NO_REACT = 'plain logic';
const TYPES_OF_DOCSEARCH = 'only types from DocSearch';
const NOT_THIS_SITE = 'drop-in for any site';
const NO_LOOP = 'an endless loop';
const EXPORTS_OF_THEME = 'what the theme exports';
const NO_EXAMPLES = 'by way of src/snapshots';

/** Parts with the faults of each rule, and their sound neighbors, as if they were in a file of the repository. */
const FILES: Record<string, Part[]> = {
  'theme-plugin/src/theme/TOCInline/index.tsx': [
    sound("import {useEffect} from 'react';"),
    fault(effect('[ids]'), 'react-hooks/exhaustive-deps'),
    sound(effect('[ids, enabled]')),
    fault(take('@docusaurus/theme-common/internal'), INTERNALS),
    fault(take('@theme-original/TOC'), NO_LOOP),
    fault(take('@site/src/a'), NOT_THIS_SITE),
    fault(take('../../node/options'), NO_BUILD),
    sound(take('@theme/TOCItems')),
    fault(lost, 'no-floating-promises'),
    sound('export default function A$() { return null; }'),
  ],
  'theme-plugin/src/client/toc/useCurrentHeading.ts': [
    sound("import {useEffect, useRef} from 'react';"),
    fault(effect('[ids]'), 'react-hooks/exhaustive-deps'),
    fault(
      'export const useTwo$ = (a: boolean) => (a ? useRef(1) : null);',
      'react-hooks/rules-of-hooks',
    ),
    fault(take('@theme/TOC'), ONLY_COMPONENTS),
    sound(takeType('@theme/TOC')),
    fault(take('../../node/options'), NO_BUILD),
  ],
  'theme-plugin/src/client/toc/watchHeadings.ts': [
    fault(take('react'), NO_REACT),
    sound(takeType('react')),
    fault(take('@docusaurus/theme-common/internal'), INTERNALS),
    fault(spread, 'theme/arrays-only'),
    sound('export const a$ = [...Array.from(new Set([1]))];'),
    fault(later, 'site/script-support: groupBy() isn’t in Chrome 109'),
    fault(laterOfDom, 'site/script-support: checkVisibility() isn’t in Safari 16.4'),
    sound('export const a$ = (b: Element) => b.checkVisibility?.();'),
    sound('export const a$ = (b: {checkVisibility(): void}) => b.checkVisibility();'),
    fault(lost, 'no-floating-promises'),
    sound(waits),
  ],
  'theme-plugin/src/search/session/createStore.ts': [
    fault(take('react'), NO_REACT),
    fault(take('@docusaurus/Translate'), 'know nothing of Docusaurus'),
    fault(take('node:fs'), NO_BUILD),
    fault(spread, 'theme/arrays-only'),
    fault(lost, 'no-floating-promises'),
  ],
  'theme-plugin/src/search/hosted/hostsCache.ts': [
    fault(take('react'), NO_REACT),
    fault(take('@docusaurus/Translate'), 'know nothing of Docusaurus'),
    fault(take('../build/cutLead'), NO_BUILD),
    fault(spread, 'theme/arrays-only'),
  ],
  'theme-plugin/src/search/hitUrl.ts': [
    fault(take('../client/toc/onThisPage'), NO_BROWSER),
    fault(take('react'), NO_REACT),
    fault(take('@theme/Icon'), ONLY_COMPONENTS),
    sound(take('../shared/hashTarget')),
  ],
  'theme-plugin/src/search/doors/bar.ts': [
    fault(take('../build/cutLead'), NO_BUILD),
    fault(take('@theme/Icon'), ONLY_COMPONENTS),
    fault(take('@theme-original/TOC'), NO_LOOP),
    fault(spread, 'theme/arrays-only'),
    sound(take('react')),
  ],
  'theme-plugin/src/search/doors/build.ts': [
    fault(take('../ui/StartScreen/client/a'), NO_BROWSER),
    fault(take('react'), NO_REACT),
    sound(take('../build/cutLead')),
  ],
  'theme-plugin/src/search/ui/hooks/useCloseOnOutsidePress.ts': [
    fault(take('@theme/Icon'), ONLY_COMPONENTS),
    fault(take('../../build/cutLead'), NO_BUILD),
    sound(take('react')),
  ],
  'theme-plugin/src/client/toc/ReadingBar.tsx': [
    fault(take('@docusaurus/theme-common/internal'), INTERNALS),
    fault(take('@site/src/a'), NOT_THIS_SITE),
    fault(take('../../node/options'), NO_BUILD),
    fault(spread, 'theme/arrays-only'),
    fault(later, 'site/script-support'),
    sound(take('@theme/TOCItems')),
  ],
  // The only file with the internals of theme-common.
  'theme-plugin/src/client/themeCommonInternal.ts': [
    sound(take('@docusaurus/theme-common/internal')),
    fault('export default 1;', 'no-restricted-exports'),
  ],
  'docusaurus.config.ts': [
    fault(take('./theme-plugin/src/node/options'), EXPORTS_OF_THEME),
    fault(take('./examples/a'), NO_EXAMPLES),
    sound(take('./theme-plugin/src/index')),
    sound('export default 1;'),
  ],
  'theme-plugin/src/search/ui/StartScreen.tsx': [
    fault(take('@docsearch/react'), TYPES_OF_DOCSEARCH),
    sound(takeType('@docsearch/react')),
    fault(take('../../node/options'), NO_BUILD),
    sound(take('@theme/Icon')),
  ],
  'theme-plugin/src/search/build/cutLead.ts': [
    fault(take('../../client/toc/onThisPage'), NO_BROWSER),
    fault(take('react'), NO_REACT),
    fault(lost, 'no-floating-promises'),
    // It never runs in a browser.
    sound(spread),
    sound(later),
  ],
  'theme-plugin/src/node/markdown/llms.ts': [
    fault(take('../../client/toc/onThisPage'), NO_BROWSER),
    fault(take('react'), NO_REACT),
    sound(take('node:fs')),
    fault(lost, 'no-floating-promises'),
    sound(waits),
  ],
  'theme-plugin/src/shared/hashTarget.ts': [
    fault(take('../client/toc/onThisPage'), NO_BROWSER),
    fault(take('../node/options'), NO_BUILD),
    fault(spread, 'theme/arrays-only'),
  ],
  'src/components/errors/askedError.ts': [
    fault(later, 'site/script-support'),
    fault(take('../../../theme-plugin/src/client/toc/onThisPage'), EXPORTS_OF_THEME),
    sound(take('../../../theme-plugin/src/index')),
    fault(take('../../../scripts/server/baseUrl'), 'the commands that call it'),
    fault(take('../../../examples/a'), NO_EXAMPLES),
    fault(take('../../../../a'), 'four or more'),
    sound(take('../../../a')),
    fault('export const b$ = (c: unknown) => c == 1;', 'eqeqeq'),
    sound('export const b$ = (c: unknown) => c === 1;'),
    fault('var a$ = 1; export {a$};', 'no-var'),
    fault('let a$ = 1; export {a$};', 'prefer-const'),
    fault('export const a$ = (b: any) => b;', 'no-explicit-any'),
    fault('// @ts-expect-error\nexport const a$ = 1;', 'ban-ts-comment'),
    fault('// eslint-disable-next-line no-var\nexport const a$ = 1;', 'Unused eslint-disable'),
    fault('const a$ = 1;', 'no-unused-vars'),
    fault('export type A$ = {b: number};', 'consistent-type-definitions'),
    fault("import {A$} from './a'; export const b$: A$ = 1;", 'consistent-type-imports'),
    sound("import type {A$} from './a'; export const b$: A$ = 1;"),
    fault('/** @param b text */\nexport const a$ = (b: string) => b;', 'require-hyphen'),
    sound('/** @param b - text */\nexport const a$ = (b: string) => b;'),
    fault(lost, 'no-floating-promises'),
    fault('export default 1;', 'no-restricted-exports'),
  ],
  'src/snapshots/resolveSnapshot.ts': [
    sound(take('../../examples/a')),
    fault(take('../../scripts/server/baseUrl'), 'the commands that call it'),
  ],
  'scripts/pages/checkLinks.ts': [
    fault(take('../../theme-plugin/src/node/options'), EXPORTS_OF_THEME),
    fault(take('../../examples/a'), NO_EXAMPLES),
    fault(lost, 'no-floating-promises'),
  ],
  'test/unit/search/support/hits.ts': [
    fault(take('../../../../../a'), 'four or more'),
    fault(lost, 'no-floating-promises'),
  ],
};

const number = ({text}: Part, place: number) => text.replaceAll('$', String(place));

let found: string[][];

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
    child.stdin?.end(JSON.stringify(texts));
  });
  found = JSON.parse(output) as string[][];
});

it.each(Object.keys(FILES))('finds each fault in %s, and nothing in its neighbors', file => {
  const expected = (FILES[file] ?? []).filter(part => part.found !== '');
  expect(found[Object.keys(FILES).indexOf(file)]).toEqual(
    expected.map(part => expect.stringContaining(part.found)),
  );
});
