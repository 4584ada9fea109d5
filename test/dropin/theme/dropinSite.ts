import path from 'node:path';
import {THEME} from '../../../scripts/dropin/sites';
import {RUN_DIR, siteDir} from '../builtSite';

export * from '../builtSite';

/** The packages for the newest Docusaurus, including the theme. */
export const NEWEST_DIR = path.join(RUN_DIR, 'newest');

/** The theme as npm installed it. */
export const INSTALLED_THEME = path.join(NEWEST_DIR, 'node_modules', THEME);

/** Whether the project's site has all of its locales or only the first. */
export const hasAllLocales = (project: string): boolean => project === 'rspack';

/** Whether the addresses of the project's site end with a slash. */
export const hasTrailingSlashes = (project: string): boolean => project === 'oldest';

/** The same site built with a hosted index, custom CSS, and other themes. They share a build, because none affects the others' tests. */
export const hostedDir = (project: string): string => path.join(siteDir(project), 'hosted');

/** The second locale, which is written from right to left. Its pages are below this path. */
export const ARABIC = '/ar';

/** The page that crashes on purpose. */
export const CRASH = '/crash';

/** A page of the second docs instance that only its address leads to. */
export const UNLISTED = '/log/nests';
