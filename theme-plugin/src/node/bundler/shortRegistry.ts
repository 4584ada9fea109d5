import fs from 'node:fs';
import path from 'node:path';
import {THEME_NAME} from '../../shared/constants';

/** An entry of core's `registry.js`: the name of a chunk, how to load it, and the module in it, by name and by ID. */
const ENTRY = /("[^"]+": \[\(\) => import\(.*\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/**
 * Writes a shorter form of core's table of chunks. It leaves out the name and the ID of each chunk's module, which only
 * the server reads. Each page of the site costs every other page less, because the table is in every page's scripts.
 *
 * @param generatedDir - Docusaurus' folder of generated files, complete
 * @returns an alias for the bundler; none if the table has another form
 */
export function shortRegistry(generatedDir: string): Record<string, string> {
  const file = path.join(generatedDir, 'registry.js');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const short = text.replace(ENTRY, '$1]');
  if (short === text || short.includes('resolveWeak')) {
    return {};
  }
  const target = path.join(generatedDir, THEME_NAME, 'registry.js');
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, short);
  return {[`${path.join(generatedDir, 'registry')}$`]: target};
}
