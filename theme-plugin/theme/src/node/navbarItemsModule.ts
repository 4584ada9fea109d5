import path from 'node:path';
import {SOURCE_ROOT} from './common/sourceRoot';

interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly NavbarItem[];
}
interface ThemeConfig {
  readonly navbar?: {readonly items?: readonly NavbarItem[]};
}

/** Item type → component, for the items that are lazy unless the configuration uses them. */
const COMPONENTS: Readonly<Record<string, string>> = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
};

/** With its extension, which ES modules need, because a site may have `"type": "module"`. */
const LAZY_ITEM = `client/navbar/lazyItem${path.extname(__filename) === '.ts' ? '.tsx' : '.js'}`;

/** An item with subitems but no type is a dropdown. The other two dropdown types also render one. */
function typesOf({type = 'default', items}: NavbarItem): readonly string[] {
  const own = items || type.endsWith('Dropdown') ? [type, 'dropdown'] : [type];
  return [...own, ...(items ?? []).flatMap(typesOf)];
}

/**
 * Source of the module from which `@theme/NavbarItem/ComponentTypes` takes its components. Every page includes
 * only the components that the site's configuration uses. The others still work if one of the site's own
 * components renders such an item: they're loaded on render.
 */
export function navbarItemsModule({navbar}: ThemeConfig): string {
  const used = new Set((navbar?.items ?? []).flatMap(typesOf));
  const items = Object.entries(COMPONENTS).map(([type, name]) => {
    const source = `'@theme/NavbarItem/${name}'`;
    // All dropdowns share one chunk, and so do all others, because each chunk's name costs every page bytes.
    const chunk = /dropdown$/i.test(type) ? 'intent-dropdown' : 'navbar-items';
    return used.has(type)
      ? `import ${type} from ${source};\nexport {${type}};`
      : `export const ${type} = lazyItem(() => import(/* webpackChunkName: "${chunk}" */ ${source}));`;
  });
  const lazyItem = JSON.stringify(path.join(SOURCE_ROOT, LAZY_ITEM));
  return `import {lazyItem} from ${lazyItem};\n${items.join('\n')}\n`;
}
