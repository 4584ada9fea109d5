import {CHANGE_CLASSES, DIFF_LANGUAGE} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import type {TypeRange} from '../../shared/code/typeRanges';
import {changedLines} from './changedLines';
import {diffLines, type CodeLine} from './diffLines';
import {renderLines} from './renderLines';

/** The lines that a change adds and removes in a block, counted from 1, without magic comments. */
export interface LineChanges {
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

export interface RenderedCode {
  /** Lines end with `\n`; magic comments are gone. */
  readonly text: string;
  /** Prism's name of the language. */
  readonly language: string;
  readonly isNumbered: boolean;
  /** Classes of marked lines, by index from 0. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  readonly changes: LineChanges;
  /** The parts to leave out in JavaScript, as offsets in the text without removed lines. */
  readonly types: readonly TypeRange[];
}

/** The HTML inside a block's `<code>`, from everything that it depends on. */
export function renderCode(code: RenderedCode): string {
  const {text, language, isNumbered, lineClassNames, changes} = code;
  const lines = DIFF_LANGUAGE.test(language)
    ? diffLines(text, language)
    : changedLines({...code, removed: changes.removed});
  const marked = lines.map(({runs, classNames}, index): CodeLine => ({
    runs,
    classNames: [
      ...classNames,
      ...(lineClassNames[index] ?? []),
      ...(changes.added.has(index + 1) ? [CHANGE_CLASSES.added] : []),
      ...(changes.removed.has(index + 1) ? [CHANGE_CLASSES.removed] : []),
    ],
  }));
  return renderLines(marked, isNumbered);
}
