import type {Code, Root} from 'mdast';
import type {Node} from 'unist';
import {parseMarks} from '../../scripts/samples/parseMarks.mjs';
import {writeLineChanges} from '../../theme-plugin/src/shared/code/lineChanges';
import {createAppReader, nameOf, partBefore, type AppReader} from '../tutorials/appFiles';
import {fileChanges, isRewritten, numbersOf, type FileLine} from '../tutorials/fileChanges';
import {markExcerpt, type MarkedExcerpt} from '../tutorials/markExcerpt';
import {element, importNode} from './mdxNodes';
import {walkParents} from './walkParents';

/** What a block says beside its title. */
export type BlockState = 'new' | 'newPart' | 'changed' | 'whole' | 'replaced' | 'draft' | 'same';

const COMPONENT = 'AppBlock';

/**
 * Remark plugin for blocks marked `app=essentials/3`: the lines that this part adds to the file are
 * marked, those that it removes are put in, and the component around the block offers the whole file.
 * It stands in front of `remarkSamples`, which takes the mark away.
 */
export default function appBlocks(): (tree: Root) => void {
  return tree => {
    /** Files as the page itself has them so far, where they are not those of a snapshot. */
    const drafts = new Map<string, string>();
    const reader = createAppReader();
    const seen = new Set<Node>();
    walkParents(tree, parent => {
      parent.children = parent.children.map(node => {
        // The walk goes on inside of the component, where the block is met again.
        const block = isCode(node) && !seen.has(node) ? publish(node, reader, drafts) : undefined;
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

/** The block in its component, or undefined where it is no block of an app. */
function publish(code: Code, reader: AppReader, drafts: Map<string, string>): Node | undefined {
  const {marks} = parseMarks(code.lang ?? '', code.meta ?? '');
  const {app: mark, title, hidden, draft} = marks;
  const app = mark && {series: mark.name, part: mark.part};
  const now = app && title && !hidden ? (draft ? code.value : reader.read(app, title)) : undefined;
  if (!app || !title || now === undefined) {
    return undefined;
  }
  const before = drafts.get(title) ?? reader.read(partBefore(app), title);
  const file = fileChanges(before, now);
  const marked = markExcerpt(code.value.split('\n'), file);
  const state = stateOf({before, now, marked, isDraft: draft === true, file});
  const lines = state === 'replaced' ? withoutChanges(marked.lines) : marked.lines;
  code.value = lines.map(({text}) => text).join('\n');
  const changes = {added: numbersOf(lines, 'added'), removed: numbersOf(lines, 'removed')};
  code.meta = [code.meta, writeLineChanges(changes)].filter(Boolean).join(' ');
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
