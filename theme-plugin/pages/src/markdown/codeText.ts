import type {Element, ElementContent} from 'hast';
import {CHANGE_CLASSES, DIFF_LANGUAGE} from '../shared/codeClasses';
import {hasClassName} from '../builtSite/hast';

/** Code for a fenced block. */
export interface CodeText {
  readonly lang: string | undefined;
  readonly value: string;
}

/** A node's text as it is. A line in theme-classic's code blocks is an element that ends with a line break. */
function rawText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element') {
    return '';
  }
  return node.tagName === 'br' ? '\n' : node.children.map(rawText).join('');
}

const LANGUAGE_CLASS = /^language-(?<language>.+)$/;

function signOf(node: ElementContent): string {
  if (hasClassName(node, CHANGE_CLASSES.added)) {
    return '+';
  }
  return hasClassName(node, CHANGE_CLASSES.removed) ? '-' : ' ';
}

/** Lines with diff signs. A line belongs to the change in which it starts. */
function signedLines(code: Element): string {
  let text = '';
  for (const node of code.children) {
    const sign = signOf(node);
    for (const part of rawText(node).split(/(?<=\n)/)) {
      text += text === '' || text.endsWith('\n') ? `${sign}${part}` : part;
    }
  }
  return text.replace(/^ $/gm, '');
}

/**
 * Reads the code of a code block. If lines were added or removed, it's a diff, so that both
 * versions stay readable.
 *
 * @param classNames - classes of the element around the code, including `language-…`
 * @param code - the `<code>` element
 */
export function codeText(classNames: readonly string[], code: Element): CodeText {
  const language = classNames
    .map(name => LANGUAGE_CLASS.exec(name)?.groups?.language)
    .find(name => name !== undefined);
  const isChange = code.children.some(node => signOf(node) !== ' ');
  const value = (isChange ? signedLines(code) : rawText(code)).replace(/\n+$/, '');
  const lang = isChange || DIFF_LANGUAGE.test(language ?? '') ? 'diff' : language;
  return {lang: lang === 'text' ? undefined : lang, value};
}
