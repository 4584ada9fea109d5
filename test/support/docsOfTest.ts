import globalData from '@generated/globalData';
import i18n from '@generated/i18n';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

const doc = (id: string, path: string, sidebar = 'docs') => ({id, path, sidebar});

function version(name: string, path: string, isLast: boolean, pages: readonly string[]) {
  const docs = pages.map(id => doc(id, `${path}/${id}`, id.startsWith('api/') ? 'api' : 'docs'));
  return {
    name,
    label: name === 'current' ? 'Next' : name,
    isLast,
    path: path || '/',
    mainDocId: 'intro/start',
    docs,
    draftIds: ['secret'],
    sidebars: {
      docs: {link: {label: 'Start', path: `${path}/intro/start`}},
      api: {link: {label: 'Store', path: `${path}/api/store`}},
      empty: {},
    },
  } satisfies GlobalVersion;
}

/** Three versions of the docs: the next one, the current one at the root, and an old one with fewer docs. */
export const threeVersions = [
  version('current', '/next', false, ['intro/start', 'guides/index', 'guides/more', 'api/store']),
  version('2.0', '', true, [
    'intro/start',
    'intro/why',
    'guides/index',
    'guides/more',
    'api/store',
  ]),
  version('1.0', '/1.0', false, ['intro/start', 'guides/index']),
];

/**
 * Docs of a second plugin, `log`, whose docs and sidebars have the same IDs as the first one's. Any site may have them, and
 * nothing of one may be taken for the other's.
 */
const secondDocs = [
  {...version('current', '/log', true, ['intro/start', 'guides/index', 'api/store']), label: 'Log'},
];

/** Gives the fixture site docs for the tests in a file, and removes them after each test. */
export function docsOfTest(versions: readonly GlobalVersion[] = threeVersions): void {
  const data: Record<string, unknown> = globalData;
  beforeEach(() => {
    data['docusaurus-plugin-content-docs'] = {
      default: {path: '/', versions, breadcrumbs: true},
      log: {path: '/log', versions: secondDocs, breadcrumbs: true},
    };
  });
  afterEach(() => {
    delete data['docusaurus-plugin-content-docs'];
  });
}

const localeConfig = (label: string, htmlLang: string, baseUrl: string) => ({
  label,
  direction: 'ltr',
  htmlLang,
  calendar: 'gregory',
  path: htmlLang,
  url: 'https://example.com',
  baseUrl,
});

/** Gives the fixture site a second language for the tests in a file, and removes it after each test. */
export function localesOfTest(): void {
  const original = {...i18n};
  beforeEach(() => {
    Object.assign(i18n, {
      locales: ['en', 'fr'],
      localeConfigs: {
        en: localeConfig('English', 'en', '/'),
        fr: localeConfig('Français', 'fr', '/fr/'),
      },
    });
  });
  afterEach(() => {
    Object.assign(i18n, original);
  });
}
