import ts from 'typescript';
import {isBlockOf, type BlockStep, type Step, type StepFault} from '../../steps/Step';

const CODE = /\.[cm]?[jt]sx?$/;

/** How pages announce that the app won't run for a while. */
const ANNOUNCED = /\b(?:won't|doesn't|can't|don't|not) (?:yet )?(?:compile|parse|build)\b/i;

/**
 * Finds a file that doesn't parse after a block, which breaks a running app. That's fine if the file arrives in several
 * consecutive blocks, or if the page says that the app won't compile for a while.
 *
 * @param next - the next step of the page
 * @param text - the text of the block's file
 */
export function checkParse(step: BlockStep, next: Step | undefined, text: string): StepFault[] {
  if (!CODE.test(step.file)) {
    return [];
  }
  const {line, file, prose} = step;
  if (isBlockOf(next, file) || ANNOUNCED.test(prose)) {
    return [];
  }
  const [first] = syntaxErrors(file, text);
  if (!first) {
    return [];
  }
  const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  const at = first.file?.getLineAndCharacterOfPosition(first.start ?? 0).line ?? 0;
  const quoted = text.split('\n')[at]?.trim() ?? '';
  return [
    {
      line,
      message: `${file} doesn't parse after this block, at "${quoted}": ${message} Show the rest at once, or say that it doesn't compile yet`,
    },
  ];
}

/** Has the compiler only parse the file, without its types or imports. */
function syntaxErrors(file: string, text: string) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
  const host: ts.CompilerHost = {
    fileExists: name => name === file,
    getCanonicalFileName: name => name,
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => '',
    getNewLine: () => '\n',
    getSourceFile: name => (name === file ? source : undefined),
    readFile: () => undefined,
    useCaseSensitiveFileNames: () => true,
    writeFile: () => {},
  };
  const options = {noLib: true, noResolve: true, allowJs: true, types: []};
  return ts.createProgram([file], options, host).getSyntacticDiagnostics(source);
}
