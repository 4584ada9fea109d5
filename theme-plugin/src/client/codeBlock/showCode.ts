import {LINE_CLASS} from '../../shared/code/constants';
import {codeKey} from '../../shared/code/codeKey';
import type {CodeSource} from '../../shared/code/codeSource';
import {plainLines} from '../../shared/code/plainLines';
import {findCode, loadPageCode} from './pageCode';

/** The highlighted HTML that is not here yet: from the page's file, or in development from the highlighter. */
async function loadCode(source: CodeSource): Promise<string | undefined> {
  // The condition is a constant in a build: there the highlighter is left out.
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
 * Writes a block's code into its `<code>`: highlighted where that is at hand, else as plain text
 * until it comes; where it does not come, the plain text stays.
 *
 * @returns a function that takes back the interest in what has not come yet
 */
export function showCode(element: HTMLElement, source: CodeSource): () => void {
  let isWanted = true;
  const lines = plainLines(source);
  // The height of what the browser skips: a link to a heading below is followed right away.
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
