import path from 'node:path';
import {SOURCE_ROOT} from '../common/sourceRoot';

interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly NavbarItem[];
}
interface ThemeConfig {
  readonly navbar?: {readonly items?: readonly NavbarItem[]};
}

/** Types whose component comes later where the configuration has no such item. */
const OPTIONAL_TYPES = [
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
];

const folder = path.join(SOURCE_ROOT, 'client/navbar');
/** `.ts` in the sources, `.js` in the packed theme. */
const extension = path.extname(__filename);

/** An item without a type that has items of its own is a dropdown; both other dropdowns show one. */
function typesOf({type = 'default', items}: NavbarItem): readonly string[] {
  const own = items || type.endsWith('Dropdown') ? [type, 'dropdown'] : [type];
  return [...own, ...(items ?? []).flatMap(typesOf)];
}

/**
 * Module aliases that keep the components of navbar items which the site has not configured out of
 * every page. They still work, where a component of the site's own shows such an item: they are then
 * loaded when they are rendered.
 *
 * @returns path of the module → path of the one that stands in for it
 */
export function lazyNavbarItems({navbar}: ThemeConfig): Record<string, string> {
  const used = new Set((navbar?.items ?? []).flatMap(typesOf));
  return Object.fromEntries(
    OPTIONAL_TYPES.filter(type => !used.has(type)).map(type => [
      path.join(folder, `navbarItems/${type}${extension}`),
      path.join(folder, `lazyNavbarItems/${type}${extension}`),
    ]),
  );
}
