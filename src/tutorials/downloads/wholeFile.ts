import path from 'node:path';
import {toJavaScript} from '../../samples/javaScript/toJavaScript';
import {renderCode} from '../../../theme-plugin/theme/src/code';
import type {AppReader} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import {fileChanges, numbersOf} from '../changes/fileChanges';

/** Prism's names for languages, where they differ from the file extension. */
const LANGUAGES: Readonly<Record<string, string>> = {html: 'markup', svg: 'markup'};

/**
 * Returns the HTML of a file's code, as in a code block: highlighted, with marks for the lines that this part has
 * added and removed so far, and with the ranges to omit for JavaScript.
 */
export async function wholeFileHtml(
  reader: AppReader,
  app: Snapshot,
  file: string,
  now: string,
): Promise<string> {
  const start = reader.startOf(app);
  const lines = fileChanges(start && reader.read(start, file), now);
  const ending = path.extname(file).slice(1);
  const isTyped = ending === 'ts' || ending === 'tsx';
  const code = now.replace(/\n$/, '');
  return renderCode({
    text: lines.map(({text}) => text).join('\n'),
    language: LANGUAGES[ending] ?? ending,
    isNumbered: false,
    lineClassNames: {},
    changes: {added: numbersOf(lines, 'added'), removed: numbersOf(lines, 'removed')},
    types: (isTyped && (await toJavaScript(code, ending))?.ranges) || [],
  });
}
