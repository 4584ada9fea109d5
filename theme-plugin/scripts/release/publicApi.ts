import fs from 'node:fs';
import path from 'node:path';
import {OPTION_NAMES as OPTIONS_OF_PAGES} from '../../pages/src/options';
import {OPTION_NAMES as OPTIONS_OF_PLAYGROUND} from '../../playground/src/options';
import {OPTION_NAMES} from '../../theme/src/node/options';
import {getSwizzleConfig} from '../../theme/src/node/swizzleConfig';
import {PACKAGES} from '../packages';

const SOURCES = PACKAGES.map(({root}) => path.join(root, 'src'));

/** What a site may rely on until the next major version, by kind and sorted. */
export type PublicApi = Record<string, string[]>;

/** All source files of one of the kinds. */
function readSources(kind: RegExp): string[] {
  return SOURCES.flatMap(folder =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter(file => kind.test(file))
      .map(file => fs.readFileSync(path.join(folder, file), 'utf8')),
  );
}

/** Every distinct text that a pattern's first group matches, sorted. */
function namesIn(texts: readonly string[], pattern: RegExp): string[] {
  return [
    ...new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(([, name]) => name!))),
  ].sort();
}

/** Components that a site may swizzle safely, with what is safe: `Logo (eject, wrap)`. */
function safeComponents(): string[] {
  return Object.entries(getSwizzleConfig().components)
    .map(
      ([name, {actions}]) =>
        [
          name,
          Object.keys(actions).filter(key => actions[key as keyof typeof actions] === 'safe'),
        ] as const,
    )
    .filter(([, safe]) => safe.length > 0)
    .map(([name, safe]) => `${name} (${safe.sort().join(', ')})`)
    .sort();
}

/** Reads the public API of all packages from their sources. */
export function publicApi(): PublicApi {
  const code = readSources(/\.tsx?$/);
  const entries = readSources(/^(?:index|client|code)\.ts$/);
  return {
    options: [...OPTION_NAMES, ...OPTIONS_OF_PAGES, ...OPTIONS_OF_PLAYGROUND].sort(),
    exports: [
      ...new Set(PACKAGES.flatMap(found => Object.keys(found.exports))),
      ...namesIn(
        entries.flatMap(text =>
          [...text.matchAll(/^export (?:type )?\{(?<names>[^}]+)\}/gm)].map(([, names]) => names!),
        ),
        /(?:type )?(\w+)/g,
      ),
    ].sort(),
    components: safeComponents(),
    'custom properties': namesIn(readSources(/tokens\.css$/), /^\s*(--[\w-]+):/gm),
    classes: namesIn(code, /\b(DocSearch-[A-Z]\w*(?:-\w+)*)/g),
    labels: namesIn(code, /\bid(?::|=)\s*["'`]((?:theme|folio)\.[\w.]+)["'`]/g),
  };
}
