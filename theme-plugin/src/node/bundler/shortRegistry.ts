import fs from 'node:fs';
import path from 'node:path';
import {THEME_NAME} from '../../shared/constants';
import {SOURCE_ROOT} from '../common/sourceRoot';

/** An entry of core's `registry.js`: the name of a chunk, how to load it, and the module in it, by name and by ID. */
const ENTRY = /("[^"]+": \[\(\) => import\(.*\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/** A generated module imports it, so it needs its extension, which is the same as this file's. */
const WITH_ARTICLE = path.join(
  SOURCE_ROOT,
  `client/article/withArticle${path.extname(__filename)}`,
);

/** Makes all functions of the table wait for `withArticle`. */
const waitForArticles = (table: string): string =>
  table.replace('export default', 'const registry =').concat(`
import {withArticle} from ${JSON.stringify(WITH_ARTICLE)};
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
 * @param areSentOnce - whether `articleRule` changes the scripts of articles
 * @returns an alias for the bundler; none if the table has another form
 */
export function shortRegistry(generatedDir: string, areSentOnce: boolean): Record<string, string> {
  const file = path.join(generatedDir, 'registry.js');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const short = text.replace(ENTRY, '$1]');
  if (short === text || short.includes('resolveWeak')) {
    return {};
  }
  const target = path.join(generatedDir, THEME_NAME, 'registry.js');
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, areSentOnce ? waitForArticles(short) : short);
  return {[`${path.join(generatedDir, 'registry')}$`]: target};
}
