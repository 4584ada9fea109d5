import fs from 'node:fs';
import path from 'node:path';

/** Top-level folders of a project where tools keep their output, such as `.next`. */
const TOOL_FOLDER = /^\.[^/]+\//;

/**
 * Updates a folder to exactly the files of a snapshot, apart from tools' output in folders such as `.next`. Files that
 * haven't changed aren't written, so a server that watches the folder reloads only what has.
 *
 * @param files - absolute path of each file's source, by path in the app
 * @param target - absolute path of the folder; files that aren't in the snapshot are deleted
 */
export function assembleSnapshot(files: Map<string, string>, target: string) {
  fs.mkdirSync(target, {recursive: true});
  for (const entry of fs.readdirSync(target, {
    recursive: true,
    withFileTypes: true,
  })) {
    const present = path.join(entry.parentPath, entry.name);
    const name = path.relative(target, present).split(path.sep).join('/');
    if (entry.isFile() && !files.has(name) && !TOOL_FOLDER.test(name)) fs.rmSync(present);
  }
  for (const [name, source] of files) copyIfChanged(source, path.join(target, name));
}

function copyIfChanged(source: string, copy: string) {
  const content = fs.readFileSync(source);
  if (fs.existsSync(copy) && fs.readFileSync(copy).equals(content)) return;
  fs.mkdirSync(path.dirname(copy), {recursive: true});
  fs.writeFileSync(copy, content);
}
