import fs from 'node:fs';
import path from 'node:path';

/** Folders at the top of a project in which tools keep what they build, such as `.next`. */
const TOOL_FOLDER = /^\.[^/]+\//;

/**
 * Makes a folder hold exactly the files of a snapshot, next to what tools keep in folders such as `.next`.
 * Files that are the same already are left alone, so that a server that watches the folder reloads only what
 * changed.
 *
 * @param files - path in the app to the absolute path of its source
 * @param target - absolute path of the folder; other files in it that the snapshot lacks are deleted
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
