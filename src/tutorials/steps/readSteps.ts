import type {Code, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isDirective, splitLabel, type Directive} from '../../samples/remark/mdxNodes';
import {nameOf} from '../../snapshots/snapshotName';
import {proseOf} from './proseOf';
import type {Step} from './Step';

/** Languages of blocks that contain commands. */
const SHELLS = ['bash', 'sh', 'shell'];

/**
 * Reads what a page tells readers to do, from top to bottom. Solutions to exercises and commands in checkpoints aren't
 * part of it, because they don't change the app that the page builds.
 *
 * @param page - its code blocks have their fences
 */
export function readSteps(page: Root): Step[] {
  const steps: Step[] = [];
  let prose: string[] = [];
  let isAfterBlock = false;
  visit(page, node => {
    if (isDirective(node, ['checkpoint', 'exercise'])) {
      steps.push(...(node.name === 'checkpoint' ? [readCheckpoint(node)] : []));
      return SKIP;
    }
    if (node.type === 'paragraph' || node.type === 'heading') {
      prose = isAfterBlock ? [proseOf(node)] : [...prose, proseOf(node)];
      isAfterBlock = false;
      return SKIP;
    }
    if (node.type === 'code') {
      steps.push(...readBlock(node, prose.join('\n')));
      isAfterBlock = true;
    }
    return undefined;
  });
  return steps;
}

function readCheckpoint(node: Directive): Step {
  const {app, actions, tests, browser} = node.attributes ?? {};
  return {
    kind: 'checkpoint',
    line: node.position?.start.line ?? 1,
    app: app ?? '',
    title: splitLabel(node).label ?? '',
    actions: actions ?? '',
    tests: tests?.split(/\s+/).filter(Boolean) ?? [],
    browser: browser ?? undefined,
  };
}

function readBlock({data}: Code, prose: string): Step[] {
  const fence = data?.fence;
  if (!fence) {
    return [];
  }
  const {lang, line, code, marks} = fence;
  if (SHELLS.includes(lang)) {
    return code.flatMap((text, index) =>
      text
        .split('&&')
        .map(command => ({kind: 'command', line: line + 1 + index, words: splitWords(command)})),
    );
  }
  const {app, title: file, hidden} = marks;
  const isStep = app && typeof app.part === 'number' && file && !hidden;
  return isStep ? [{kind: 'block', line, app: nameOf(app), file, fence, prose}] : [];
}

/** Splits a command into words, without the quotes around values. */
function splitWords(command: string) {
  const words = command.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map(word => word.replace(/(["'])(.*?)\1/g, '$2'));
}
