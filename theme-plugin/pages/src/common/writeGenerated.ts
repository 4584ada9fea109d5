import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a module that components import as `@generated/<plugin>/<name>`. If the content hasn't changed, it doesn't touch the file, because a running development server would rebuild.
 *
 * @param folder - the plugin's folder of generated files
 * @param name - the file's name, with `.js`, `.cjs`, or `.json`
 * @returns the path of the file
 */
export function writeGenerated(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  return file;
}
