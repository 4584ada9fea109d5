import type {ReactNode} from 'react';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider, DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';

const link = (docId: string, label: string): PropSidebarItemLink => ({
  type: 'link',
  href: `/${docId}`,
  label,
  docId,
  unlisted: false,
});

const category = (
  label: string,
  items: PropSidebarItem[],
  more: Partial<PropSidebarItemCategory> = {},
): PropSidebarItemCategory => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...more,
});

/** A new sidebar with each type of item. It's new each time because open groups are remembered by item. */
export function createSidebar(): PropSidebarItem[] {
  return [
    link('start', 'Start'),
    category('Tutorials', [
      link('tutorials/first', 'First steps'),
      link('tutorials/second', 'Second steps'),
      category('Deeper', [link('tutorials/deeper/third', 'Third steps')]),
    ]),
    category('Usage', [link('usage/tests', 'Writing tests')], {href: '/usage'}),
    category('Questions', [link('faq/general', 'General')], {collapsible: false, collapsed: false}),
    {type: 'link', label: 'Elsewhere', href: 'https://example.com/'},
    {type: 'html', value: '<em>By hand</em>', defaultStyle: true},
  ];
}

const docs: PropVersionMetadata['docs'] = Object.fromEntries(
  Object.entries({
    start: 'Where to begin',
    'tutorials/first': 'The first steps',
    'tutorials/second': 'The second steps',
  }).map(([id, description]) => [id, {id, title: id, description, sidebar: 'docs'}]),
);

/** The only version of the fixture docs. */
const version: PropVersionMetadata = {
  pluginId: 'default',
  version: 'current',
  label: 'Next',
  banner: null,
  badge: false,
  noIndex: false,
  className: 'docs-version-current',
  isLast: true,
  docsSidebars: {},
  docs,
};

interface Props {
  readonly children: ReactNode;
  /** `null` for a doc that has no sidebar. */
  readonly sidebar?: PropSidebarItem[] | null;
  readonly version?: Partial<PropVersionMetadata>;
}

/** The providers that DocVersionRoot and DocRoot wrap around a doc page. */
export function DocsFixture({children, sidebar, version: overrides}: Props): ReactNode {
  return (
    <DocsVersionProvider version={{...version, ...overrides}}>
      <DocsSidebarProvider
        name={sidebar === null ? undefined : 'docs'}
        items={sidebar === null ? undefined : (sidebar ?? [])}>
        {children}
      </DocsSidebarProvider>
    </DocsVersionProvider>
  );
}
