import type {Code, Root} from 'mdast';
import type {Node} from 'unist';
import {mergeExcerpt} from '../samples/excerpts/mergeExcerpt';
import {parseMarks} from '../samples/marks/parseMarks';
import {createAppReader, nameOf, type AppPart, type AppReader} from '../tutorials/appFiles';
import {blockState, type BlockState} from '../tutorials/blockState';
import {fileChanges, isRewritten, linesOf} from '../tutorials/fileChanges';
import {markExcerpt} from '../tutorials/markExcerpt';
import {pageStart, type PageStart} from '../tutorials/pageStart';
import {templateOf} from '../tutorials/template';
import {fileText, shownLines, withoutChanges, writeLines} from './blockLines';
import {element, importNode} from './mdxNodes';
import {shellBlocks} from './shellBlocks';
import {walkParents} from './walkParents';

const COMPONENT = 'AppBlock';

/**
 * Remark plugin for blocks marked `app=essentials/3`: the lines that this part adds to the file are
 * marked, those that it removes are put in, and the component around the block offers the whole file.
 * Blocks of a guide's project, marked `app=guides/nextjs`, get the component without such marks.
 * Blocks marked `solution=…` get the same marks, beside the app that they change. It stands in front of
 * `remarkSamples`, which takes the marks behind the fence away.
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
  const draftText = draft && fileText(code);
  const now = app && title && !hidden ? draftText || reader.read(app, title) : undefined;
  if (!app || !title || now === undefined) {
    return undefined;
  }
  const before = drafts.get(title) ?? start.read(app, title);
  const file = fileChanges(before, now);
  const marked = markExcerpt(shownLines(code), file);
  const state = stateOf(app, before, file, marked.isComplete);
  const isReplaced = state === 'replaced' || (draft && isRewritten(file));
  writeLines(code, isReplaced ? withoutChanges(marked.lines) : marked.lines);
  if (draft) {
    drafts.set(title, now);
  }
  return element(
    COMPONENT,
    {
      app: nameOf(app),
      file: title,
      state: draft ? 'draft' : state,
      isWhole: draft || marked.isComplete,
      lines: file.filter(({change}) => change !== 'removed').length,
    },
    [code],
  );
}

/** A guide shows files of a finished project, so none of them is new. */
function stateOf(app: AppPart, ...args: Parameters<typeof blockState>): BlockState {
  if (typeof app.part === 'number') {
    return blockState(...args);
  }
  return args[2] ? 'whole' : 'excerpt';
}

/** Marks what a solution changes in a file that is there already. */
function markSolution(code: Code, before: string | undefined): void {
  if (before === undefined) {
    return;
  }
  const {lines} = mergeExcerpt(code.value.split('\n'), linesOf(before));
  const file = fileChanges(before, lines.join('\n'));
  if (!isRewritten(file)) {
    writeLines(code, markExcerpt(shownLines(code), file).lines);
  }
}
