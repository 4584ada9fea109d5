import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import type {CodeFormat} from './codeSource';

const WORD = /(?<key>[^\s=]+)(?:=(?:"(?<double>.*?)"|'(?<single>.*?)'|(?<bare>\S*)))?/g;
const HIGHLIGHTED = /\{[\d,-]+\}/;
const LIST = /^[\d.,s-]+$/;
const LANGUAGE_CLASS = /(?:^|\s)language-(?<language>\S+)/;

/** What a code block's props and metastring say about it. */
export interface Block {
  readonly format: CodeFormat;
  /** Usually the name of a file. */
  readonly title: ReactNode;
  /** Number of the first line, if lines are numbered. */
  readonly firstLine: number | undefined;
}

/** The words of a metastring, without quotes. A word without a value has ''. */
function wordsOf(metastring: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const {groups: {key = '', double, single, bare} = {}} of metastring.matchAll(WORD)) {
    words.set(key, double ?? single ?? bare ?? '');
  }
  return words;
}

function firstLineOf(prop: Props['showLineNumbers'], word: string | undefined) {
  if (typeof prop === 'boolean') {
    return prop ? 1 : undefined;
  }
  return prop ?? (word === undefined ? undefined : Number(word || 1));
}

/**
 * Reads a code block's props and metastring. Props that Markdown can't write come from plugins, or from the author of a
 * component.
 */
export function readBlock(
  {metastring = '', className = '', language, showLineNumbers, ...props}: Omit<Props, 'children'>,
  defaultLanguage?: string,
): Block {
  const words = wordsOf(metastring);
  const named = language ?? LANGUAGE_CLASS.exec(className)?.groups?.language ?? defaultLanguage;
  const firstLine = firstLineOf(showLineNumbers, words.get('showLineNumbers'));
  const list = (key: 'added' | 'removed' | 'types') => {
    const value = props[key] ?? words.get(key);
    return value && LIST.test(value) ? value : undefined;
  };
  return {
    title: words.get('title') || props.title,
    firstLine,
    format: {
      language: named?.toLowerCase() ?? 'text',
      isNumbered: firstLine !== undefined,
      highlighted: HIGHLIGHTED.exec(metastring)?.[0],
      added: list('added'),
      removed: list('removed'),
      types: list('types'),
    },
  };
}
