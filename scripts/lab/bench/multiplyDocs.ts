import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes copies of a site's articles, each in its own folder. Groups of code blocks are renamed so they don't span
 * copies.
 *
 * @param root - absolute path of the folder with `docs/`, `src/pages/`, and `examples/`
 * @param target - absolute path of an existing folder
 */
export function multiplyDocs(root: string, target: string, copies: number) {
  for (let copy = 1; copy <= copies; copy += 1) {
    const docs = path.join(target, 'docs', String(copy));
    fs.cpSync(path.join(root, 'docs'), docs, {recursive: true});
    for (const name of fs.readdirSync(docs, {recursive: true, encoding: 'utf8'})) {
      const file = path.join(docs, name);
      if (/\.mdx?$/.test(name)) {
        const text = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(
          file,
          text.replace(/^(\s*(?:`{3,}|~{3,}).* group=[\w-]+)/gm, `$1-${copy}`),
        );
      }
    }
  }
  fs.symlinkSync(path.join(root, 'examples'), path.join(target, 'examples'));
}
