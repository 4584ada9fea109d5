import {ARABIC, UNLISTED} from './dropinSite';

/** Every page that has to work, in one locale. */
export const ROUTES: readonly string[] = [
  '/',
  '/blog',
  '/blog/2026/03/01/spring',
  '/blog/2026/09/01/autumn',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/season',
  '/docs',
  '/docs/1.0',
  '/docs/1.0/places',
  '/docs/next',
  '/docs/next/places',
  '/docs/next/setup/notebook',
  '/docs/next/setup/optics',
  '/docs/places',
  '/docs/setup/optics',
  '/log',
  '/log/may',
  '/log/months',
  UNLISTED,
  '/search',
];

/** The same pages in the right-to-left locale. */
export const ARABIC_ROUTES = ROUTES.map(route => (route === '/' ? ARABIC : ARABIC + route));
