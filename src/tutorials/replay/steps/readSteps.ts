import {readBlock} from './readBlock';
import {textOf} from './textOf';
import type {Root} from 'mdast';
import type {Position} from 'unist';
import type {Step, StepFault} from './types';
import type {Directives} from 'mdast-util-directive';

type Content = Root['children'][number];
type Directive = Directives;

/** Collects the steps and faults of a page. */
class Reading {
  steps: Step[] = [];

  faults: StepFault[] = [];

  /** What the page says above the next block. Consecutive blocks share it. */
  #prose: string[] = [];

  #isBehindBlock = false;

  /** @param app - such as `essentials/3` */
  constructor(readonly app: string) {}

  visit(node: Content | Root) {
    if (node.type === 'code') {
      this.steps.push(...readBlock(node, this.app, this.#prose.join('\n')));
      this.#isBehindBlock = true;
    } else if (node.type === 'paragraph' || node.type === 'heading') {
      this.#addProse(textOf(node));
    } else if (isDirective(node)) {
      this.visitDirective(node);
    } else if ('children' in node) {
      node.children.forEach(child => this.visit(child));
    }
  }

  visitDirective(node: Directive) {
    switch (node.name) {
      case 'checkpoint':
        // The commands in a checkpoint only run the app. They don't change it.
        this.#addStep(node, line => {
          const tests = node.attributes?.tests?.split(/\s+/).filter(Boolean) ?? [];
          const {walk, actions = ''} = node.attributes ?? {};
          const title = labelOf(node);
          this.steps.push({
            kind: 'checkpoint',
            line,
            tests,
            walk: walk ?? undefined,
            title,
            actions: actions ?? '',
          });
        });
        break;
      case 'exercise':
        // Readers' solutions to exercises aren't part of the app that the page builds.
        break;
      default:
        node.children.forEach(child => this.visit(child));
    }
  }

  #addProse(text: string) {
    this.#prose = this.#isBehindBlock ? [text] : [...this.#prose, text];
    this.#isBehindBlock = false;
  }

  #addStep(node: Directive, add: (line: number) => void) {
    const line = lineOf(node);
    if (node.attributes?.app === this.app) {
      add(line);
    } else {
      this.faults.push({
        line,
        message: `${node.name} isn't about this page: write app=${this.app}`,
      });
    }
  }
}

/**
 * Reads what a page tells readers to do, from top to bottom.
 *
 * @param app - such as `essentials/3`; blocks of other apps are ignored
 */
export function readSteps(page: Root, app: string): {steps: Step[]; faults: StepFault[]} {
  const reading = new Reading(app);
  reading.visit(page);
  return reading;
}

/** Returns the text in a directive's brackets. */
function labelOf(node: Directive): string {
  const [first] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  return isLabel ? textOf(first) : '';
}

function isDirective(node: Content | Root): node is Directive {
  return ['containerDirective', 'leafDirective', 'textDirective'].includes(node.type);
}

function lineOf({position}: {position?: Position}) {
  return position?.start.line ?? 1;
}
