import {LINE_CLASS} from '../../shared/code/constants';
import {codeKey} from '../../shared/code/codeKey';
import type {CodeSource} from '../../shared/code/codeSource';
import {plainLines} from '../../shared/code/plainLines';
import {findCode, loadPageCode} from '../pageFile/pageFile';

/** Loads highlighted HTML, from the page's file or, in development, from the highlighter. */
async function loadCode(source: CodeSource): Promise<string | undefined> {
  // In a build, this condition is a constant that removes the highlighter from the bundle.
  if (process.env.NODE_ENV === 'development') {
    const {highlight} = await import('../highlight/highlight');
    return highlight(source);
  }
  await loadPageCode(window.location.pathname);
  return findCode(codeKey(source));
}

function showPlain(element: Element, source: CodeSource, lines: readonly string[]): void {
  if (!source.isNumbered) {
    element.textContent = lines.join('\n');
    return;
  }
  element.replaceChildren(
    ...lines.map((line, index) => {
      const span = document.createElement('span');
      span.className = LINE_CLASS;
      span.textContent = index < lines.length - 1 ? `${line}\n` : line;
      return span;
    }),
  );
}

/**
 * Writes a block's code into its `<code>`: highlighted if that's available, and otherwise as plain text until
 * the highlighted code has loaded. If that fails, the plain text stays.
 *
 * @returns a function that ignores code that hasn't loaded yet
 */
export function showCode(element: HTMLElement, source: CodeSource): () => void {
  let isWanted = true;
  const lines = plainLines(source);
  // The browser needs the height of blocks that it skips, because links to headings below them work right away.
  element.style.setProperty('--lines', String(lines.length));
  const found = findCode(codeKey(source));
  if (found === undefined) {
    showPlain(element, source, lines);
    void loadCode(source).then(html => {
      if (isWanted && html !== undefined) {
        element.innerHTML = html;
      }
    });
  } else {
    element.innerHTML = found;
  }
  return () => {
    isWanted = false;
  };
}
