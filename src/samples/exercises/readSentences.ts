import ts from 'typescript';
import type {CheckSentences} from '../../../theme-plugin/playground/src/code';
import type {Fence} from '../Fence';

const FORM = "export default [{ says: '…', otherwise: '…', holds: () => … }]";

/** The text of a property, if it's a string without expressions. */
function textOf(check: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = check.properties.find(each => each.name?.getText() === name);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/**
 * Reads the sentences of an exercise's checks, which the page needs before it runs them.
 *
 * @returns the sentences, or a fault if the list doesn't have its form
 */
export function readSentences({
  code,
  line,
}: Fence): {sentences: CheckSentences[]} | {line: number; message: string} {
  const source = ts.createSourceFile('checks.ts', code.join('\n'), ts.ScriptTarget.ES2023, true);
  const list = source.statements.find(ts.isExportAssignment)?.expression;
  const items = list && ts.isArrayLiteralExpression(list) ? list.elements : undefined;
  if (!items || items.length < 2) {
    return {line, message: `checks are a list of at least two: ${FORM}`};
  }
  const sentences: CheckSentences[] = [];
  for (const item of items) {
    const check = ts.isObjectLiteralExpression(item) ? item : undefined;
    const [says, otherwise] = check ? [textOf(check, 'says'), textOf(check, 'otherwise')] : [];
    if (!says || !otherwise) {
      const {line: at} = source.getLineAndCharacterOfPosition(item.getStart());
      return {line: line + 1 + at, message: `a check needs both sentences as text: ${FORM}`};
    }
    sentences.push({says, otherwise});
  }
  return {sentences};
}
