import type {Node} from 'unist';
import {nameOf} from '../snapshots/appFiles';
import {element, textOf, type Directive} from '../../samples/remark/mdxNodes';
import type {PageApps} from './PageApps';
import {readApp} from './readApp';

/** The label of `:::name[label]`, or undefined, and the content. */
function split({children}: Directive): {label: string | undefined; content: readonly Node[]} {
  const [first, ...others] = children;
  return first?.data?.directiveLabel
    ? {label: textOf(first), content: others}
    : {label: undefined, content: children};
}

/**
 * `:::checkpoint{app=essentials/3}`: a place where the app runs, with what to see. `tests` names the
 * tests that pass there, `all` for all; `frame` offers the finished app beside it.
 *
 * @throws {Error} where it says nothing, or the part does not exist
 */
export function checkpoint(directive: Directive, {reader}: PageApps): Node {
  const app = readApp(directive);
  const {label, content} = split(directive);
  if (content.length === 0) {
    throw new Error(':::checkpoint says nothing: write what to run, and what is to be seen.');
  }
  const {tests, frame} = directive.attributes ?? {};
  const hasFrame = typeof frame === 'string' && reader.list(app).has('index.html');
  return element(
    'Checkpoint',
    {label, tests: tests ?? undefined, frame: hasFrame ? nameOf(app) : undefined},
    content,
  );
}

/**
 * `:::exercise[Add a filter]`: a task, and its solution in `<details>`.
 *
 * @throws {Error} where it has no title or no solution
 */
export function exercise(directive: Directive): Node {
  const {label, content} = split(directive);
  if (!label) {
    throw new Error(':::exercise has no title: write :::exercise[What to do]');
  }
  if (!content.some(node => 'name' in node && node.name === 'details')) {
    throw new Error(`:::exercise[${label}] has no solution: put one into <details>.`);
  }
  return element('Callout', {kind: 'exercise', title: `Exercise: ${label}`}, content);
}
