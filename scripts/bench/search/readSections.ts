const HEADINGS = 'h1, h2, h3';

/**
 * The sections of a built article, each with its heading, the `#anchor` of it, and the text up to the next heading.
 *
 * @param root - the article; the links of its headings are taken out
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

/** A text in which the words of neighboring blocks stand apart. */
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
