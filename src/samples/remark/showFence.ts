import {SAMPLE_LANGUAGES} from '../constants';
import {findShownLines, MAGIC_COMMENT, shownLines} from '../excerpts/findShownLines';
import type {Fence} from '../Fence';
import {toJavaScript} from '../javaScript/toJavaScript';

/** Turns a fence into what readers see of it, and adds what to omit to get JavaScript. */
export async function showFence(fence: Fence): Promise<Fence> {
  const shown = indentOmissions(withoutCut(fence));
  const {lang, marks} = shown;
  const isTyped = lang === 'ts' || lang === 'tsx';
  const isWrong = !marks.app && (marks.noCheck || marks.expectError);
  const form = isTyped && !isWrong ? await toJavaScript(withoutMarks(shown), lang) : undefined;
  return form ? {...shown, types: form.ranges} : shown;
}

/** Removes the lines that a sample hides above `// ---cut---` and below `// ---cut-after---`. */
function withoutCut(fence: Fence): Fence {
  const {lang, code} = fence;
  const {from, to} = findShownLines(code);
  const isCut = SAMPLE_LANGUAGES.includes(lang) && (from > 0 || to < code.length);
  return isCut ? {...fence, code: shownLines(code)} : fence;
}

/** Indents each `// …`, which stands for omitted lines, like the line below it. */
function indentOmissions({code, ...fence}: Fence): Fence {
  const indented = code.map((line, index) =>
    line === '// …' ? `${/^\s*/.exec(code[index + 1] ?? '')?.[0]}${line}` : line,
  );
  return {...fence, code: indented};
}

/** The code without removed lines and, unless lines are highlighted by number, without comments that highlight lines. */
function withoutMarks({code, marks: {metastring, removed}}: Fence): string {
  return code
    .filter(line => metastring?.includes('{') || !MAGIC_COMMENT.test(line))
    .filter((_, index) => !removed?.has(index + 1))
    .join('\n');
}
