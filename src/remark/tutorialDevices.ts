import type {Root} from 'mdast';
import type {Node} from 'unist';
import {createAppReader} from '../tutorials/appFiles';
import {pageStart} from '../tutorials/pageStart';
import {templateOf} from '../tutorials/template';
import {copyFiles} from './devices/copyFiles';
import {deletedFiles} from './devices/deletedFiles';
import {checkpoint, exercise} from './devices/labeled';
import {partHeader} from './devices/partHeader';
import {project} from './devices/project';
import type {PageApps} from './devices/PageApps';
import {importNode, isDirective, type Directive} from './mdxNodes';
import {shellBlocks} from './shellBlocks';
import {walkParents} from './walkParents';

/** What stands on the page in place of each directive. */
const DEVICES: Readonly<Record<string, (directive: Directive, apps: PageApps) => Node>> = {
  part: partHeader,
  project,
  copyfiles: copyFiles,
  deletefiles: deletedFiles,
  checkpoint,
  exercise,
};

/** Components that the devices are made of. */
const COMPONENTS = ['PartHeader', 'ProjectCard', 'CopyFiles', 'CopiedFile', 'Checkpoint', 'Device'];

/**
 * Remark plugin for what a tutorial tells its readers to do: `::part`, `::project`, `:::copyfiles`, `::deletefiles`,
 * `:::checkpoint` and `:::exercise`.
 *
 * @throws {Error} where one of them does not agree with the snapshot of its part
 */
export default function tutorialDevices(): (tree: Root) => void {
  return tree => {
    const reader = createAppReader();
    const apps = {reader, start: pageStart(reader, templateOf(shellBlocks(tree)))};
    const used = new Set<string>();
    walkParents(tree, parent => {
      parent.children = parent.children.map(node => {
        if (!isDirective(node, Object.keys(DEVICES))) {
          return node;
        }
        const made = DEVICES[node.name]?.(node, apps) ?? node;
        componentsOf(made).forEach(name => used.add(name));
        return made;
      });
    });
    const imports = [...used].map(name =>
      importNode(name, `@site/src/components/tutorial/${name}`),
    );
    tree.children.unshift(...(imports as Root['children']));
  };
}

function componentsOf(node: Node): string[] {
  const {name = '', children = []} = node as {name?: string; children?: readonly Node[]};
  return [...(COMPONENTS.includes(name) ? [name] : []), ...children.flatMap(componentsOf)];
}
