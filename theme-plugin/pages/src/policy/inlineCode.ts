import {createHash} from 'node:crypto';
import type {Element, Nodes} from 'hast';
import {toText} from 'hast-util-to-text';
import {visit} from 'unist-util-visit';

/** What a page contains that a Content Security Policy blocks unless it names it. */
export interface InlineCode {
  /** The sources of scripts in the page, as the browser hashes them. Data such as JSON-LD isn't a script. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Attributes such as `onclick="…"`, as they're written. */
  readonly handlers: readonly string[];
}

const DATA_TYPES: readonly unknown[] = ['application/json', 'application/ld+json'];

const isScript = ({tagName, properties: {src, type}}: Element): boolean =>
  tagName === 'script' && src === undefined && !DATA_TYPES.includes(type);

/** Finds the inline code of a built page. */
export function inlineCode(document: Nodes): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const handlers = new Set<string>();
  visit(document, 'element', element => {
    if (isScript(element)) {
      scripts.add(toText(element, {whitespace: 'pre'}));
    } else if (element.tagName === 'style') {
      styles.add(toText(element, {whitespace: 'pre'}));
    }
    for (const [name, value] of Object.entries(element.properties)) {
      if (name.startsWith('on')) {
        handlers.add(`${name.toLowerCase()}="${String(value)}"`);
      }
    }
  });
  return {scripts: [...scripts], styles: [...styles], handlers: [...handlers]};
}

/** A source expression that allows exactly this code (CSP Level 3, hash-source). */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
