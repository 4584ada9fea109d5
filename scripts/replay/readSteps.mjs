import {parsePage} from '../markdown/parsePage.mjs';
import {findCuts} from '../samples/cutLines.mjs';
import {parseMarks} from '../samples/parseMarks.mjs';

/** @typedef {import('./types.mjs').Step} Step */
/** @typedef {import('./types.mjs').NamedFile} NamedFile */
/** @typedef {{line: number, message: string}} StepFault */
/** @typedef {import('mdast').Root['children'][number]} Content */
/** @typedef {import('mdast-util-directive').Directives} Directive */

/** Languages whose lines are commands. */
const SHELLS = ['bash', 'sh', 'shell'];

/** Directives of which nothing is part of the app that the page builds. */
const ASIDE = ['exercise'];

/**
 * Reads what a page tells its reader to do, from top to bottom.
 *
 * @param {string} text The page.
 * @param {import('./types.mjs').Part} part Blocks and directives of other apps are left out.
 * @returns {{steps: Step[], faults: StepFault[]}}
 * @throws {import('../markdown/parsePage.mjs').PageSyntaxError} If the page isn't valid MDX.
 */
export function readSteps(text, {series, part}) {
  const app = `${series}/${part}`;
  /** @type {Step[]} */
  const steps = [];
  /** @type {StepFault[]} */
  const faults = [];
  visit(parsePage(text));
  return {steps, faults};

  /** @param {Content | import('mdast').Root} node */
  function visit(node) {
    if (node.type === 'code') {
      steps.push(...readCode(node, app));
    } else if (isDirective(node)) {
      readDirective(node);
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  }

  /** @param {Directive} node */
  function readDirective(node) {
    const {name, attributes} = node;
    if (ASIDE.includes(name)) {
      return;
    }
    if (!['copyfiles', 'deletefiles', 'checkpoint'].includes(name)) {
      node.children.forEach(visit);
      return;
    }
    const line = lineOf(node);
    if (attributes?.app !== app) {
      faults.push({
        line,
        message: `${name} needs {app=${app}}, the app of this page${attributes?.app ? `, instead of "${attributes.app}"` : ''}`,
      });
      return;
    }
    if (name === 'checkpoint') {
      steps.push({
        kind: 'checkpoint',
        line,
        title: labelOf(node),
        tests: attributes.tests?.split(/\s+/).filter(Boolean) ?? [],
      });
      // A checkpoint says which command to run: it isn't part of the app's files.
      return;
    }
    const files = node.type === 'containerDirective' ? listedFiles(node) : [];
    if (name === 'copyfiles') {
      steps.push({kind: 'copy', line, files});
    } else {
      steps.push({kind: 'delete', line, files: node.type === 'leafDirective' ? undefined : files});
    }
    if (files.length === 0 && !(name === 'deletefiles' && node.type === 'leafDirective')) {
      faults.push({line, message: `${name} lists no file: write a line such as - \`src/x.ts\`: …`});
    }
  }
}

/**
 * @param {import('mdast').Code} node
 * @param {string} app
 * @returns {Step[]}
 */
function readCode(node, app) {
  const {lang, meta, value} = node;
  const line = lineOf(node);
  if (SHELLS.includes(lang ?? '')) {
    return value.split('\n').map((command, index) => ({
      kind: 'command',
      line: line + 1 + index,
      words: splitWords(command),
    }));
  }
  const {marks} = parseMarks(lang ?? '', meta ?? '');
  if (!marks.app || !marks.title || marks.hidden || `${marks.app.name}/${marks.app.part}` !== app) {
    return [];
  }
  const code = value.split('\n');
  const {from, to} = findCuts(code);
  return [
    marks.draft
      ? {kind: 'draft', line, file: marks.title, code}
      : {kind: 'show', line, file: marks.title, code, shown: {from, to}},
  ];
}

/**
 * The words of a command, without the quotes around values.
 *
 * @param {string} command
 */
function splitWords(command) {
  const words = command.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map(word => word.replace(/(["'])(.*?)\1/g, '$2'));
}

/**
 * The paths with which the items of a list begin.
 *
 * @param {import('mdast').Parent} node
 * @returns {NamedFile[]}
 */
function listedFiles(node) {
  return node.children.flatMap(child => {
    if (child.type === 'inlineCode') {
      return [{file: child.value, line: lineOf(child)}];
    }
    if (child.type === 'paragraph' && node.type === 'listItem') {
      return listedFiles({...child, children: child.children.slice(0, 1)});
    }
    return child.type === 'list' || child.type === 'listItem' ? listedFiles(child) : [];
  });
}

/** @param {Directive} node */
function labelOf(node) {
  const [label] = node.children;
  const isLabel = label?.type === 'paragraph' && label.data && 'directiveLabel' in label.data;
  return isLabel ? label.children.map(child => ('value' in child ? child.value : '')).join('') : '';
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
