import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';

/** The group of this site's package manager tabs, which those written by hand are in, too. */
const SITE_GROUP = 'package-manager';

type Transform = (root: Root) => Promise<void>;

// A plugin of unified has the processor as its `this`, which this one doesn't use.
const transform = (npm2yarn as unknown as (options: {sync: true}) => Transform)({sync: true});

/** Tabs for the package managers, and the import of what they are made of. */
interface PackageManagerTabs {
  readonly tabs: RootContent;
  readonly imported: RootContent;
}

/** The tabs in place of a block marked `npm2yarn`; undefined for any other block. */
export async function packageManagerTabs(code: Code): Promise<PackageManagerTabs | undefined> {
  if (code.meta !== 'npm2yarn') {
    return undefined;
  }
  const root: Root = {type: 'root', children: [code]};
  await transform(root);
  const [imported, tabs] = root.children as [RootContent, MdxJsxFlowElement];
  const group = tabs.attributes.find(each => 'name' in each && each.name === 'groupId');
  if (group) {
    group.value = SITE_GROUP;
  }
  return {tabs, imported};
}
