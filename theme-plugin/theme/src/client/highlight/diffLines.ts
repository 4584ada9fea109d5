import {DIFF_LANGUAGE} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {toLines} from './runLines';
import {tokenize, type Run} from './tokenize';

/** A line of code, with its line break, and the classes that mark it. */
export interface CodeLine {
  readonly runs: readonly Run[];
  readonly classNames: readonly string[];
}

const CHANGES = {
  '+': {role: 'inserted', className: 'code-line-inserted'},
  '-': {role: 'deleted', className: 'code-line-deleted'},
} as const;

/**
 * The lines of a diff. Those that were added or removed have a class, and their sign is a run of its own. In
 * `diff-ts`, the code after the signs is highlighted as TypeScript.
 */
export function diffLines(text: string, language: string): CodeLine[] {
  const inner = DIFF_LANGUAGE.exec(language)?.groups?.inner ?? 'text';
  const lines = text.split('\n').map(line => /^(?<sign>[-+ ]?)(?<rest>.*)$/.exec(line)?.groups);
  const code = lines.map(line => line?.rest ?? '').join('\n');
  return toLines(tokenize(code, inner)).map((runs, index) => {
    const sign = lines[index]?.sign ?? '';
    return sign === '+' || sign === '-'
      ? {
          runs: [{text: sign, role: CHANGES[sign].role}, ...runs],
          classNames: [CHANGES[sign].className],
        }
      : {runs: sign === '' ? runs : [{text: sign}, ...runs], classNames: []};
  });
}
