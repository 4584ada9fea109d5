import type {Node} from 'unist';
import savedStates from '../../data/checkpointStates.json';
import type {CheckpointStates} from '../replay/shownStates/StoreState';
import {stateHtml} from '../replay/shownStates/stateHtml';
import {nameOf} from '../../snapshots/appFiles';
import {splitLabel, staticElement, type Directive} from '../../samples/remark/mdxNodes';
import {readApp} from './readApp';

const SAVED: CheckpointStates = savedStates;

/** The command that checks what a checkpoint says: it runs its tests or, if it has none, compiles the app. */
function commandOf(tests: string | null | undefined): string {
  if (!tests) {
    return 'npx tsc -b';
  }
  return tests === 'all' ? 'npm test' : `npm test -- ${tests}`;
}

/** Whether the text has this command as code. */
function names(command: string, node: Node): boolean {
  const {type, value, children} = node as Node & {value?: string; children?: readonly Node[]};
  return (
    (type === 'inlineCode' && value === command) ||
    (children ?? []).some(child => names(command, child))
  );
}

/**
 * Renders `:::checkpoint{app=essentials/3}`: a point where the app runs, with what readers should see. `tests` lists
 * the tests that pass there (or `all`), `actions` lists the types of the actions that lead to the state shown, and
 * `plain` leaves out the command.
 *
 * @throws {Error} if it's empty, or if the state isn't saved yet
 */
export function checkpoint(directive: Directive): Node {
  const app = readApp(directive);
  const {label, content} = splitLabel(directive);
  if (content.length === 0) {
    throw new Error(':::checkpoint says nothing: write what to run, and what is to be seen.');
  }
  const {tests, actions, plain} = directive.attributes ?? {};
  const state = SAVED[nameOf(app)]?.[label ?? ''];
  if (actions && !state) {
    throw new Error(
      `No state is saved for :::checkpoint[${label}]: run npm run replay -- --states`,
    );
  }
  return staticElement(
    'Checkpoint',
    {
      label,
      tests: tests ?? undefined,
      isNamed: plain !== undefined || content.some(node => names(commandOf(tests), node)),
      state: state && stateHtml(state),
    },
    content,
  );
}

/**
 * Renders `:::exercise[Add a filter]`: a task, and its solution in `<details>`.
 *
 * @throws {Error} if it has no title or no solution
 */
export function exercise(directive: Directive): Node {
  const {label, content} = splitLabel(directive);
  if (!label) {
    throw new Error(':::exercise has no title: write :::exercise[What to do]');
  }
  if (!content.some(node => 'name' in node && node.name === 'details')) {
    throw new Error(`:::exercise[${label}] has no solution: put one into <details>.`);
  }
  return staticElement('Callout', {kind: 'exercise', title: `Exercise: ${label}`}, content);
}
