import {markdownPath} from '../shared/markdownPath';
import type {Doc, OutlineSection} from '../common/docsOutline';

/** Markdown by a doc's permalink. */
export type MarkdownPages = ReadonlyMap<string, string>;

export interface LlmsSite {
  readonly baseUrl: string;
  /** The site's URL without the base URL: `https://redux.js.org`. */
  readonly origin: string;
  readonly title: string;
  readonly tagline: string;
  /** Whether the docs are available as Markdown, which the lists then link to. */
  readonly hasMarkdown: boolean;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const header = ({title, tagline}: LlmsSite): string =>
  tagline === '' ? `# ${title}\n` : `# ${title}\n\n> ${oneLine(tagline)}\n`;

function linkTo({title, permalink}: Doc, {origin, baseUrl, hasMarkdown}: LlmsSite): string {
  const address = hasMarkdown ? markdownPath(permalink, baseUrl) : permalink;
  return `[${oneLine(title).replace(/[[\]]/g, '\\$&')}](${origin}${address})`;
}

/** `llms.txt`: the docs with their descriptions, grouped by the sidebar's categories. */
export function llmsList(site: LlmsSite, outline: readonly OutlineSection[]): string {
  const sections = outline.map(({label, docs}) => {
    const items = docs.map(doc => {
      const description = oneLine(doc.description);
      return `- ${linkTo(doc, site)}${description === '' ? '' : `: ${description}`}\n`;
    });
    return `\n## ${label === '' ? 'Docs' : label}\n\n${items.join('')}`;
  });
  return header(site) + sections.join('');
}

export interface LlmsFull {
  readonly text: string;
  /** How many docs didn't fit. */
  readonly left: number;
}

const size = (text: string): number => Buffer.byteLength(text);

/**
 * `llms-full.txt`: the full text of the docs, in sidebar order. If they don't all fit, the first one that
 * doesn't and everything after it are only listed at the end, with their addresses.
 *
 * @param maxBytes - maximum size of the file, including the list
 * @throws Error if not even the list fits
 */
export function llmsFull(
  site: LlmsSite,
  outline: readonly OutlineSection[],
  pages: MarkdownPages,
  maxBytes: number,
): LlmsFull {
  const docs = outline.flatMap(section => section.docs);
  const parts = docs.map(
    doc =>
      `\n---\n\nSource: ${site.origin}${doc.permalink}\n\n${pages.get(doc.permalink)?.trimEnd() ?? ''}\n`,
  );
  const listFrom = (count: number) =>
    count === docs.length
      ? ''
      : `\n---\n\n# Further pages\n\n${docs
          .slice(count)
          .map(doc => `- ${linkTo(doc, site)}\n`)
          .join('')}`;
  for (let count = docs.length; count >= 0; count -= 1) {
    const text = header(site) + parts.slice(0, count).join('') + listFrom(count);
    if (size(text) <= maxBytes) {
      return {text, left: docs.length - count};
    }
  }
  throw new Error(`The list of the docs alone is larger than ${maxBytes} bytes.`);
}
