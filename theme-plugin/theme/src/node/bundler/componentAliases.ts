import fs from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import {SOURCE_ROOT} from '../common/sourceRoot';
import {resolveFromClassic} from './resolveFromClassic';

/**
 * Components that replace theme-classic's files, not only their names. Another theme that wraps one, as
 * theme-live-codeblock does, or has one of its own, as docusaurus-theme-openapi-docs does, works before this one and after it.
 */
const IN_PLACE = ['CodeBlock', 'TabItem', 'Tabs'];

/**
 * Components that other themes get from this one, for `resolve.alias`: those in the place of theme-classic's, and those that
 * a later theme wraps, for which Docusaurus would take theme-classic's.
 */
export function componentAliases(siteDir: string): Record<string, string> {
  const folder = path.join(SOURCE_ROOT, 'theme');
  const wrapped = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => /\/index\.(?:js|tsx)$/.test(posixPath(file)))
    .map(file => [`@theme-init/${path.posix.dirname(posixPath(file))}`, path.join(folder, file)]);
  const inPlace = IN_PLACE.map(name => [
    resolveFromClassic(siteDir, `theme/${name}/index.js`),
    path.join(SOURCE_ROOT, 'client/replacements', name),
  ]);
  return Object.fromEntries([...wrapped, ...inPlace]) as Record<string, string>;
}
