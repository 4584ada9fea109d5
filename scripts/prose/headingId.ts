import type {Heading} from 'mdast';

const COMMENT = /^\/\*\s*#(?<id>\S+)\s*\*\/$/;

/** @returns the ID in the comment at the end of a heading */
export function headingId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? COMMENT.exec(last.value)?.groups?.id : undefined;
}
