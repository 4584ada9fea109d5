import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {unified} from 'unified';

/** The group ID of package manager tabs. Handwritten tabs use it, too. */
const SITE_GROUP = 'package-manager';

const converter = unified().use(npm2yarn, {sync: true});

/** The tabs, and the imports that their components need. */
interface PackageManagerTabs {
  readonly tabs: RootContent;
  readonly imported: RootContent;
}

/** Returns the tabs that replace a block marked `npm2yarn`, or undefined for any other block. */
export async function packageManagerTabs(code: Code): Promise<PackageManagerTabs | undefined> {
  if (code.meta !== 'npm2yarn') {
    return undefined;
  }
  const root: Root = {type: 'root', children: [code]};
  await converter.run(root);
  const [imported, tabs] = root.children as [RootContent, MdxJsxFlowElement];
  const group = tabs.attributes.find(each => 'name' in each && each.name === 'groupId');
  if (group) {
    group.value = SITE_GROUP;
  }
  return {tabs, imported};
}
