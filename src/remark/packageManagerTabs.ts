import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';
import {walkParents} from './walkParents';

/** The group under which `@docusaurus/remark-plugin-npm2yarn` remembers the chosen tab. */
const PLUGIN_GROUP = 'npm2yarn';

/** The group of this site's package manager tabs. */
const SITE_GROUP = 'package-manager';

/**
 * Remark plugin that renames the group of package manager tabs, so that tabs written by hand follow
 * the same choice. It stands after `@docusaurus/remark-plugin-npm2yarn` with `sync: true`.
 */
export default function packageManagerTabs(): (tree: Root) => void {
  return tree => {
    walkParents(tree, node => {
      if (isTabs(node)) {
        for (const attribute of node.attributes) {
          const isGroup = attribute.type === 'mdxJsxAttribute' && attribute.name === 'groupId';
          if (isGroup && attribute.value === PLUGIN_GROUP) {
            attribute.value = SITE_GROUP;
          }
        }
      }
    });
  };
}

function isTabs(node: Node): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && 'name' in node && node.name === 'Tabs';
}
