import fs from 'node:fs';
import path from 'node:path';
import {THEME_NAME} from '../../shared/constants';

/** An entry of core's `registry.js`: the name of a chunk, how to load it, and the module in it, by name and by ID. */
const ENTRY = /("[^"]+": \[\(\) => import\(.*\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/** Makes all functions of the table wait for `withArticle`. */
const waitForArticles = (table: string, servedArticle: string): string =>
  table.replace('export default', 'const registry =').concat(`
import {withArticle} from ${JSON.stringify(servedArticle)};
for (const entry of Object.values(registry)) {
  const [load] = entry;
  entry[0] = () => load().then(withArticle);
}
export default registry;
`);

/**
 * Writes a shorter form of core's table of chunks. It leaves out the name and the ID of each chunk's module, which only
 * the server reads. Each page of the site costs every other page less, because the table is in every page's scripts.
 *
 * If articles are sent once, whatever a route loads has to wait for the HTML that its script doesn't include.
 *
 * @param generatedDir - Docusaurus' folder of generated files, complete
 * @param servedArticle - the module that has `withArticle`, if `articleRule` changes the scripts of articles
 * @returns an alias for the bundler; none if the table has another form
 */
export function shortRegistry(
  generatedDir: string,
  servedArticle: string | undefined,
): Record<string, string> {
  const file = path.join(generatedDir, 'registry.js');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const short = text.replace(ENTRY, '$1]');
  if (short === text || short.includes('resolveWeak')) {
    return {};
  }
  const target = path.join(generatedDir, THEME_NAME, 'registry.js');
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(
    target,
    servedArticle === undefined ? short : waitForArticles(short, servedArticle),
  );
  return {[`${path.join(generatedDir, 'registry')}$`]: target};
}
