import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a project into a folder of its own.
 *
 * @param files - path in the project to text
 * @param folder - absolute path
 * @throws {Error} when there is something in the folder already
 */
export function writeProject(files: Map<string, string>, folder: string) {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty: name a folder that is, or a new one.`);
  }
  for (const [name, text] of files) {
    const target = path.join(folder, name);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
}
