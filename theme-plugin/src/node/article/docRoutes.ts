import fs from 'node:fs';
import path from 'node:path';

/** The component that renders docs, unless a site's docs plugin is told to use another one. */
const DOC_ITEM = '@theme/DocItem';

/** An entry of core's `registry.js`: the name of a chunk and the module in it. */
const ENTRY = /"(?<chunk>[^"]+)": \[\(\) => import\([^"]*(?:"[^"]*" \*\/ )?"(?<module>[^"]+)"\)/g;

/** What core's `routesChunkNames.json` has for the route of a doc. Other routes have other props. */
interface DocRoute {
  readonly __comp?: string;
  readonly content?: unknown;
}

/**
 * The docs of a site, as far as `DocItem` renders them: source file → path of the page.
 *
 * @param generatedDir - Docusaurus' folder of generated files, complete
 */
export function docRoutes(generatedDir: string, siteDir: string): Map<string, string> {
  const registry = fs.readFileSync(path.join(generatedDir, 'registry.js'), 'utf8');
  const modules = new Map(
    Array.from(registry.matchAll(ENTRY), ({groups}) => [groups?.chunk ?? '', groups?.module ?? '']),
  );
  const routes: Record<string, DocRoute> = JSON.parse(
    fs.readFileSync(path.join(generatedDir, 'routesChunkNames.json'), 'utf8'),
  );
  const found = new Map<string, string>();
  for (const [name, {__comp, content}] of Object.entries(routes)) {
    const source = modules.get(String(content));
    if (source && modules.get(__comp ?? '') === DOC_ITEM) {
      // Core adds a hash to the path, since two routes may have the same.
      found.set(path.join(siteDir, source.replace(/^@site\//, '')), name.replace(/-[^-]+$/, ''));
    }
  }
  return found;
}
