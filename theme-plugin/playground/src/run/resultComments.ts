import type {Tree} from '@lezer/common';

interface ResultComment {
  /** End of the last token before the comment, or -1 if it's too far above. */
  readonly end: number;
  readonly from: number;
  /** End of the comment, or of its last line. */
  readonly to: number;
  /** What follows `// =>`, with one entry per comment line. */
  readonly texts: readonly string[];
}

interface Comment {
  readonly from: number;
  readonly to: number;
}

const RESULT = /^\/\/\s*=>\s?(?<text>.*)$/;

function commentsOf(tree: Tree): Comment[] {
  const comments: Comment[] = [];
  tree.iterate({
    enter({name, from, to}) {
      if (name === 'LineComment' || name === 'BlockComment') {
        comments.push({from, to});
      }
    },
  });
  return comments;
}

/** Counts the line breaks between two positions. */
const linesBetween = (text: string, from: number, to: number): number =>
  text.slice(from, to).split('\n').length - 1;

/**
 * Finds the comments that state a result, either on the same line as the code or on the lines directly below it.
 */
export function findResultComments(text: string, tree: Tree): ResultComment[] {
  const comments = commentsOf(tree);
  const found: (ResultComment & {texts: string[]; to: number})[] = [];
  let end = 0;
  comments.forEach(({from, to}, index) => {
    const before = comments[index - 1]?.to ?? 0;
    const gap = text.slice(before, from).trimEnd();
    end = gap === '' ? end : before + gap.length;
    const stated = RESULT.exec(text.slice(from, to))?.groups?.text?.trim();
    const open = found.at(-1);
    if (stated === undefined) {
      return;
    }
    if (open && open.end === end && linesBetween(text, open.to, from) === 1) {
      open.texts.push(stated);
      open.to = to;
    } else {
      const isNear = linesBetween(text, end, from) <= 1;
      found.push({end: isNear ? end : -1, texts: [stated], from, to});
    }
  });
  return found;
}
