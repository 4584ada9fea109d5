const HEADINGS = 'h1, h2, h3';

/**
 * Returns the sections of a built article, each with its heading, its `#anchor`, and the text up to the next heading.
 *
 * @param root - the article; its heading links are removed
 */
export function readSections(root: Element): {heading: string; hash: string; text: string}[] {
  return [...root.querySelectorAll(HEADINGS)].map(element => {
    const link = element.querySelector('a.hash-link');
    const hash = link?.getAttribute('href') ?? '';
    link?.remove();
    const isInHeader = element.tagName === 'H1' && element.parentElement?.tagName === 'HEADER';
    let next = (isInHeader ? element.parentElement : element)?.nextElementSibling;
    let text = '';
    while (next && !next.matches(HEADINGS) && !next.querySelector(HEADINGS)) {
      text += ` ${blockText(next)}`;
      next = next.nextElementSibling;
    }
    return {heading: condense(element.textContent ?? ''), hash, text: condense(text)};
  });
}

/** Returns the text of a node, with spaces between adjacent blocks. */
function blockText(node: Node): string {
  if (node.nodeType === 3) {
    return node.textContent ?? '';
  }
  const text = [...node.childNodes].map(blockText).join('');
  return /^(?:A|B|I|CODE|SPAN|EM|STRONG|KBD)$/.test(node.nodeName) ? text : ` ${text} `;
}

function condense(text: string) {
  return text.replace(/\s+/g, ' ').trim();
}
