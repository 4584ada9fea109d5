import fs from 'node:fs';
import path from 'node:path';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {decodeFragment} from '../../pages/decodeFragment';
import {headingIdsOf} from '../headingIdsOf';

export interface LinkTargetsOptions {
  /** Absolute path of the folder that the paths of pages are relative to. */
  root: string;
}

/**
 * Requires relative links to lead to an existing Markdown file, and fragments to a heading or an element in it. The
 * build checks this, too, but takes half a minute longer.
 */
export const linkTargets = lintRule(
  'prose:link-targets',
  (tree: Root, file: VFile, options: LinkTargetsOptions | undefined) => {
    const root = options?.root ?? file.cwd;
    visit(tree, ['link', 'definition'], node => {
      if (node.type !== 'link' && node.type !== 'definition') {
        return;
      }
      const [target = '', fragment] = node.url.split('#');
      if (!/^(?:\.{1,2}\/[^?]+\.mdx?)?$/.test(target)) {
        return;
      }
      const absolute = path.resolve(
        root,
        path.dirname(file.path),
        target || path.basename(file.path),
      );
      if (!fs.existsSync(absolute)) {
        file.message(`a link to ${target}, which isn't there: fix the path`, node);
      } else if (fragment && !headingIdsOf(absolute).has(decodeFragment(fragment))) {
        const page = path.relative(root, absolute).split(path.sep).join('/');
        file.message(`a link to #${fragment}, but ${page} has no such id: fix the fragment`, node);
      }
    });
  },
);
