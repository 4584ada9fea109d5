import type {Code, Root} from 'mdast';
import type {Node} from 'unist';
import {mergeExcerpt} from '../../scripts/samples/mergeExcerpt.mjs';
import {parseMarks} from '../../scripts/samples/parseMarks.mjs';
import {writeLineChanges} from '../../theme-plugin/src/shared/code/lineChanges';
import {createAppReader, nameOf, type AppReader} from '../tutorials/appFiles';
import {
  fileChanges,
  isRewritten,
  linesOf,
  numbersOf,
  type FileLine,
} from '../tutorials/fileChanges';
import {markExcerpt, type MarkedExcerpt} from '../tutorials/markExcerpt';
import {pageStart, type PageStart} from '../tutorials/pageStart';
import {templateOf} from '../tutorials/template';
import {element, importNode} from './mdxNodes';
import {shellBlocks} from './shellBlocks';
import {walkParents} from './walkParents';

/** What a block says beside its title. */
export type BlockState = 'new' | 'newPart' | 'changed' | 'whole' | 'replaced' | 'draft' | 'same';

const COMPONENT = 'AppBlock';

/**
 * Remark plugin for blocks marked `app=essentials/3`: the lines that this part adds to the file are
 * marked, those that it removes are put in, and the component around the block offers the whole file.
 * Blocks marked `solution=…` get the same marks, beside the app that they change. It stands in front of `remarkSamples`, which takes the mark away.
 */
export default function appBlocks(): (tree: Root) => void {
  return tree => {
    const reader = createAppReader();
    const page: PageState = {
      reader,
      start: pageStart(reader, templateOf(shellBlocks(tree))),
      drafts: new Map(),
    };
    const seen = new Set<Node>();
    walkParents(tree, parent => {
      parent.children = parent.children.map(node => {
        // The walk goes on inside of the component, where the block is met again.
        const block = isCode(node) && !seen.has(node) ? publish(node, page) : undefined;
        if (block) {
          seen.add(node);
        }
        return block ?? node;
      });
    });
    if (seen.size > 0) {
      tree.children.unshift(
        importNode(COMPONENT, `@site/src/components/tutorial/${COMPONENT}`) as Root['children'][0],
      );
    }
  };
}

function isCode(node: Node): node is Code {
  return node.type === 'code';
}

/** What a page has shown so far, and where it began. */
interface PageState {
  readonly reader: AppReader;
  readonly start: PageStart;
  /** Files as the page itself has them, where they are not those of a snapshot. */
  readonly drafts: Map<string, string>;
}

/** The block in its component, or undefined where it is no block of an app. */
function publish(code: Code, {reader, start, drafts}: PageState): Node | undefined {
  const {marks} = parseMarks(code.lang ?? '', code.meta ?? '');
  if (marks.solution && marks.title) {
    const {name, part} = marks.solution;
    markSolution(code, reader.read({series: name, part}, marks.title));
    return undefined;
  }
  const {app: mark, title, hidden, draft} = marks;
  const app = mark && {series: mark.name, part: mark.part};
  const now = app && title && !hidden ? (draft ? code.value : reader.read(app, title)) : undefined;
  if (!app || !title || now === undefined) {
    return undefined;
  }
  const before = drafts.get(title) ?? start.read(app, title);
  const file = fileChanges(before, now);
  const marked = markExcerpt(code.value.split('\n'), file);
  const state = stateOf({before, now, marked, isDraft: draft === true, file});
  const isReplaced = state === 'replaced' || (state === 'draft' && isRewritten(file));
  write(code, isReplaced ? withoutChanges(marked.lines) : marked.lines);
  if (draft) {
    drafts.set(title, now);
  }
  return element(
    COMPONENT,
    {
      app: nameOf(app),
      file: title,
      state,
      isWhole: draft || marked.isComplete,
      lines: file.filter(({change}) => change !== 'removed').length,
    },
    [code],
  );
}

/** Marks what a solution changes in a file that is there already. */
function markSolution(code: Code, before: string | undefined): void {
  if (before === undefined) {
    return;
  }
  const lines = code.value.split('\n');
  const file = fileChanges(before, mergeExcerpt(lines, linesOf(before)).lines.join('\n'));
  if (!isRewritten(file)) {
    write(code, markExcerpt(lines, file).lines);
  }
}

function write(code: Code, lines: readonly FileLine[]): void {
  const changes = {added: numbersOf(lines, 'added'), removed: numbersOf(lines, 'removed')};
  code.value = lines.map(({text}) => text).join('\n');
  code.meta = [code.meta, writeLineChanges(changes)].filter(Boolean).join(' ');
}

function stateOf({
  before,
  now,
  marked,
  isDraft,
  file,
}: {
  before: string | undefined;
  now: string;
  marked: MarkedExcerpt;
  isDraft: boolean;
  file: readonly FileLine[];
}): BlockState {
  if (isDraft) {
    return 'draft';
  }
  if (before === undefined) {
    return marked.isComplete ? 'new' : 'newPart';
  }
  if (before === now) {
    return 'same';
  }
  if (!marked.isComplete) {
    return 'changed';
  }
  return isRewritten(file) ? 'replaced' : 'whole';
}

function withoutChanges(lines: readonly FileLine[]): FileLine[] {
  return lines.filter(({change}) => change !== 'removed').map(({text}) => ({text}));
}
