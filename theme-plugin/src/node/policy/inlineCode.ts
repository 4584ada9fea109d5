import {createHash} from 'node:crypto';
import {attribute, findAll, isText, type HtmlDocument, type HtmlElement} from '../builtSite/html';

/** What a page contains that a Content Security Policy blocks unless it names it. */
export interface InlineCode {
  /** The sources of scripts in the page, as the browser hashes them. Data such as JSON-LD isn't a script. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Attributes such as `onclick="…"`, as they're written. */
  readonly handlers: readonly string[];
}

const DATA_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/ld+json']);

const sourceOf = (element: HtmlElement): string =>
  element.childNodes.map(node => (isText(node) ? node.value : '')).join('');

const isScript = (element: HtmlElement): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') === null &&
  !DATA_TYPES.has(attribute(element, 'type') ?? '');

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Finds the inline code of a built page. */
export function inlineCode(document: HtmlDocument): InlineCode {
  const elements = findAll(document, () => true);
  return {
    scripts: unique(elements.filter(isScript).map(sourceOf)),
    styles: unique(elements.filter(({tagName}) => tagName === 'style').map(sourceOf)),
    handlers: unique(
      elements
        .flatMap(({attrs}) => attrs)
        .filter(({name}) => name.startsWith('on'))
        .map(({name, value}) => `${name}="${value}"`),
    ),
  };
}

/** A source expression that allows exactly this code (CSP Level 3, hash-source). */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
