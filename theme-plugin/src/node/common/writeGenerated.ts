import fs from 'node:fs';
import path from 'node:path';
import {THEME_NAME} from '../../shared/constants';

/**
 * Writes data where components import it from: `@generated/docusaurus-theme-folio/<name>`. Where it is the
 * same as before, the file stays untouched: a running development server would rebuild for it.
 *
 * @param name - of the file, with `.json`
 */
export function writeGenerated(generatedDir: string, name: string, data: unknown): void {
  const file = path.join(generatedDir, THEME_NAME, name);
  const text = JSON.stringify(data);
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}
