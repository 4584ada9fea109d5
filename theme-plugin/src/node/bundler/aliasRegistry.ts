import fs from 'node:fs';
import path from 'node:path';
import {THEME_NAME} from '../../shared/constants';

/** An entry of core's `registry.js`: the name of a chunk, how to load it, and the module in it, by name and by ID. */
const LINE = /("[^"]+": \[\(\) => import\(.*\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/**
 * Writes a shorter form of core's table of chunks. It leaves out the name and the ID of each chunk's module, which are
 * only for the server: without them, a page of the site costs every other page about 10 bytes less (gzip).
 *
 * @param generatedDir - Docusaurus' folder of generated files, complete
 * @returns an alias for the bundler; none for a table of another form
 */
export function aliasRegistry(generatedDir: string): Record<string, string> {
  const name = 'registry';
  const file = path.join(generatedDir, `${name}.js`);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const short = text.replace(LINE, '$1]');
  if (short === text || short.includes('resolveWeak')) {
    return {};
  }
  const target = path.join(generatedDir, THEME_NAME, `${name}.js`);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, short);
  return {[`${path.join(generatedDir, name)}$`]: target};
}
