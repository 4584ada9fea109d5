import {parsePage} from '../../src/samples/pages/parsePage';
import {readBlock} from './readBlock.mjs';

/** @typedef {import('./types.mjs').NamedFile} NamedFile */
/** @typedef {import('./types.mjs').Step} Step */
/** @typedef {import('./types.mjs').StepFault} StepFault */
/** @typedef {import('mdast').Root['children'][number]} Content */
/** @typedef {import('mdast-util-directive').Directives} Directive */

/** What a part of a page says. */
class Reading {
  /** @type {Step[]} */
  steps = [];

  /** @type {StepFault[]} */
  faults = [];

  /** @param {string} app Such as `essentials/3`. */
  constructor(app) {
    this.app = app;
  }

  /** @param {Content | import('mdast').Root} node */
  visit(node) {
    if (node.type === 'code') {
      this.steps.push(...readBlock(node, this.app));
    } else if (isDirective(node)) {
      this.visitDirective(node);
    } else if ('children' in node) {
      node.children.forEach(child => this.visit(child));
    }
  }

  /** @param {Directive} node */
  visitDirective(node) {
    switch (node.name) {
      case 'checkpoint':
        // The commands in a checkpoint run the app: they change nothing of it.
        this.#addStep(node, line => {
          const tests = node.attributes?.tests?.split(/\s+/).filter(Boolean) ?? [];
          this.steps.push({kind: 'checkpoint', line, tests});
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
        // What readers make of an exercise is no part of the app that the page builds.
        break;
      default:
        node.children.forEach(child => this.visit(child));
    }
  }

  /**
   * @param {Directive} node
   * @param {(line: number) => void} add
   */
  #addStep(node, add) {
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

  /** @param {Directive} node */
  #listedFiles(node) {
    const files = filesIn(node);
    if (files.length === 0) {
      const message = `${node.name} lists no file: write a line such as - \`src/x.ts\`: …`;
      this.faults.push({line: lineOf(node), message});
    }
    return files;
  }
}

/**
 * Reads what a page tells its reader to do, from top to bottom.
 *
 * @param {string} text The page.
 * @param {string} app Such as `essentials/3`: blocks of other apps are left out.
 * @returns {{steps: Step[], faults: StepFault[]}}
 * @throws {import('../../src/samples/pages/parsePage').PageSyntaxError} If the page isn't valid MDX.
 */
export function readSteps(text, app) {
  const reading = new Reading(app);
  reading.visit(parsePage(text));
  return reading;
}

/**
 * The paths with which the items of a list begin.
 *
 * @param {import('mdast').Parent} node
 * @returns {NamedFile[]}
 */
function filesIn(node) {
  return node.children.flatMap(child => {
    if (child.type === 'list') {
      return filesIn(child);
    }
    const [paragraph] = child.type === 'listItem' ? child.children : [];
    const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    return first?.type === 'inlineCode' ? [{file: first.value, line: lineOf(first)}] : [];
  });
}

/**
 * @param {Content | import('mdast').Root} node
 * @returns {node is Directive}
 */
function isDirective(node) {
  return ['containerDirective', 'leafDirective', 'textDirective'].includes(node.type);
}

/** @param {{position?: import('unist').Position}} node */
function lineOf({position}) {
  return position?.start.line ?? 1;
}
