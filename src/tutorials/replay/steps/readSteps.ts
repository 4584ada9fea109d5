import {readBlock} from './readBlock';
import {textOf} from './textOf';
import type {Parent, Root} from 'mdast';
import type {Position} from 'unist';
import type {NamedFile, Step, StepFault} from './types';
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
      case 'copyfiles':
        this.#addStep(node, line => {
          this.steps.push({kind: 'copy', line, files: this.#listedFiles(node)});
        });
        break;
      case 'deletefiles':
        this.#addStep(node, line => {
          const isList = node.type === 'containerDirective';
          const files = isList ? this.#listedFiles(node) : undefined;
          this.steps.push({kind: 'delete', line, files});
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

  #listedFiles(node: Directive) {
    const files = filesIn(node);
    if (files.length === 0) {
      const message = `${node.name} lists no file: write a line such as - \`src/x.ts\`: …`;
      this.faults.push({line: lineOf(node), message});
    }
    return files;
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

/** Returns the paths at the start of a list's items. */
function filesIn(node: Parent): NamedFile[] {
  return node.children.flatMap(child => {
    if (child.type === 'list') {
      return filesIn(child);
    }
    const [paragraph] = child.type === 'listItem' ? child.children : [];
    const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    return first?.type === 'inlineCode' ? [{file: first.value, line: lineOf(first)}] : [];
  });
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
