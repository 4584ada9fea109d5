import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a project to a new folder.
 *
 * @param files - text by path in the project
 * @param folder - absolute path
 * @throws {Error} if the folder isn't empty
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
