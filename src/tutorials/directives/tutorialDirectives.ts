import type {Root, RootContent} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {createAppReader, type AppReader} from '../../snapshots/appFiles';
import {finishedApp} from './finishedApp';
import {checkpoint, exercise} from './labeled';
import {partHeader} from './partHeader';
import {project} from './project';
import {importNode, isDirective, type Directive} from '../../samples/remark/mdxNodes';

/** Functions that return the replacement for each directive. */
const DIRECTIVES: Readonly<Record<string, (directive: Directive, reader: AppReader) => Node>> = {
  part: partHeader,
  app: finishedApp,
  project,
  checkpoint,
  exercise,
};

/** Components that replace directives. */
const COMPONENTS = ['PartHeader', 'AppFrame', 'ProjectCard', 'Checkpoint', 'Callout'];

/**
 * Remark plugin for the directives of tutorials: `::part`, `::app`, `::project`, `:::checkpoint`, and `:::exercise`.
 *
 * @throws {Error} if a directive doesn't match the snapshot of its part
 */
export function tutorialDirectives(): (tree: Root) => void {
  return tree => {
    const reader = createAppReader();
    const used = new Set<string>();
    visit(tree, (node, index, parent) => {
      const make = isDirective(node, Object.keys(DIRECTIVES)) ? DIRECTIVES[node.name] : undefined;
      if (!make || !parent || index === undefined) {
        return undefined;
      }
      const made = make(node as Directive, reader);
      componentsOf(made).forEach(name => used.add(name));
      parent.children[index] = made as RootContent;
      return index;
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
