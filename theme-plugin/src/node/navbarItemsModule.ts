import path from 'node:path';
import {SOURCE_ROOT} from './common/sourceRoot';

interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly NavbarItem[];
}
interface ThemeConfig {
  readonly navbar?: {readonly items?: readonly NavbarItem[]};
}

/** Type of an item → its component, for those that are loaded later if the configuration has no such item. */
const COMPONENTS: Readonly<Record<string, string>> = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
};

/** With its extension, which ES modules need: a site may be of `"type": "module"`. */
const LAZY_ITEM = `client/navbar/lazyItem${path.extname(__filename) === '.ts' ? '.tsx' : '.js'}`;

/** An item without a type that has items of its own is a dropdown; both other dropdowns show one. */
function typesOf({type = 'default', items}: NavbarItem): readonly string[] {
  const own = items || type.endsWith('Dropdown') ? [type, 'dropdown'] : [type];
  return [...own, ...(items ?? []).flatMap(typesOf)];
}

/**
 * Writes the module that `@theme/NavbarItem/ComponentTypes` takes components from. Only those of items
 * that the site has configured are part of every page. The others still work, where a component of the
 * site's own shows such an item: they are loaded when they are rendered.
 */
export function navbarItemsModule({navbar}: ThemeConfig): string {
  const used = new Set((navbar?.items ?? []).flatMap(typesOf));
  const items = Object.entries(COMPONENTS).map(([type, name]) => {
    const source = `'@theme/NavbarItem/${name}'`;
    // All dropdowns come in one chunk.
    const chunk = /dropdown$/i.test(type) ? '/* webpackChunkName: "intent-dropdown" */ ' : '';
    return used.has(type)
      ? `import ${type} from ${source};\nexport {${type}};`
      : `export const ${type} = lazyItem(() => import(${chunk}${source}));`;
  });
  const lazyItem = JSON.stringify(path.join(SOURCE_ROOT, LAZY_ITEM));
  return `import {lazyItem} from ${lazyItem};\n${items.join('\n')}\n`;
}
