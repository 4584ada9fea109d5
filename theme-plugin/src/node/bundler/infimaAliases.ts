import path from 'node:path';
import {SOURCE_ROOT} from '../common/sourceRoot';
import {resolveFromClassic} from './resolveFromClassic';

/** For `resolve.alias`: replaces Infima's stylesheets, left-to-right and right-to-left, with an empty one. */
export function infimaAliases(siteDir: string): Record<string, string> {
  const paths = [resolveFromClassic(siteDir, '')];
  return Object.fromEntries(
    ['default', 'default-rtl'].map(name => [
      require.resolve(`infima/dist/css/default/${name}.css`, {paths}),
      path.join(SOURCE_ROOT, 'client/css/none.css'),
    ]),
  );
}
