import fs from 'node:fs';
import path from 'node:path';
import type {ChunkNames, RouteChunkNames} from '@docusaurus/types';
import {ROUTES_MODULE} from '../article/articleRule';
import {SOURCE_ROOT} from '../common/sourceRoot';
import {writeGenerated} from '../common/writeGenerated';

/** An entry of core's `registry.js`: the name of a chunk and how to load it. The rest is for the server. */
const CHUNK = /"([^"]+)": \[\(\) => (import\(.*\)), "[^"]+", require\.resolveWeak\(/g;

/** A route in core's `routes.js`, up to what says whether it's a page or has other routes inside. */
const ROUTE =
  /path: ('(?:[^'\\]|\\.)*'),\s+component: ComponentCreator\(\1, '(\w+)'\)(?=(,\s+exact: true)?)/g;

/** The module is generated, so it needs the extension, which is the same as this file's. */
const FUNCTIONS = path.join(SOURCE_ROOT, `client/routes/route${path.extname(__filename)}`);

/** A route's plugin, which is one line that needs no file of its own. */
const loadEarly = (load: string): string =>
  load.replace(
    /\/\* webpackChunkName: .* \*\/(?= "[^"]+\/__plugin\.json")/,
    '/* webpackMode: "eager" */',
  );

/** The three modules in which core describes a site's routes. */
interface CoreModules {
  readonly routes: string;
  readonly chunkNames: RouteChunkNames;
  readonly registry: string;
}

/**
 * Source of one module that says what core's three say, with the path and the chunk of a page in one place. They're in every
 * page's scripts, so each page of the site costs every other page less.
 *
 * @returns `undefined` if core's modules have another form
 */
export function routesModule({routes, chunkNames, registry}: CoreModules): string | undefined {
  const loads = new Map(
    Array.from(registry.matchAll(CHUNK), ([, name = '', load = '']) => [name, loadEarly(load)]),
  );
  const entered = new Set<string>();
  function toSource(names: ChunkNames | ChunkNames[] | string): string {
    if (Array.isArray(names)) {
      return `[${names.map(toSource).join(', ')}]`;
    }
    if (typeof names === 'object') {
      const props = Object.entries(names);
      return `{${props.map(([prop, name]) => `${JSON.stringify(prop)}: ${toSource(name)}`).join(', ')}}`;
    }
    // How to load a chunk is said by the first route that has it.
    const isFirst = !entered.has(names);
    entered.add(names);
    const name = JSON.stringify(names);
    return isFirst ? `chunk(${name}, () => ${loads.get(names)})` : name;
  }
  const outer = new Set(
    Array.from(routes.matchAll(ROUTE), ([, literal, , exact]) => exact === undefined && literal),
  );
  const text = routes.replace(ROUTE, (source, literal: string, hash: string, exact?: string) => {
    const chunks = chunkNames[`${literal.slice(1, -1).replaceAll("\\'", "'")}-${hash}`];
    const isIndex = exact !== undefined && outer.has(literal);
    return chunks ? `...route(${literal}, ${toSource(chunks)}${isIndex ? ', true' : ''})` : source;
  });
  // Core still has the route of all other paths, which has no chunks.
  const isWhole =
    text.split('ComponentCreator(').length === 2 &&
    [...entered].every(name => loads.has(name)) &&
    entered.size === loads.size;
  return isWhole ? `import {chunk, route} from ${JSON.stringify(FUNCTIONS)};\n${text}` : undefined;
}

/**
 * Writes the module.
 *
 * @param generatedDir - Docusaurus' folder of generated files, complete
 * @returns aliases for the bundler; none if core's modules have another form
 */
export function routesAliases(generatedDir: string): Record<string, string> {
  const [routes = '', chunkNames = '', registry = ''] = [
    'routes.js',
    'routesChunkNames.json',
    'registry.js',
  ]
    .map(name => path.join(generatedDir, name))
    .map(file => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined));
  const text = routesModule({routes, chunkNames: JSON.parse(chunkNames || '{}'), registry});
  return text === undefined
    ? {}
    : {
        [`${path.join(generatedDir, 'routes')}$`]: writeGenerated(
          generatedDir,
          ROUTES_MODULE,
          text,
        ),
        ...Object.fromEntries(
          ['registry', 'routesChunkNames'].map(name => [
            `${path.join(generatedDir, name)}$`,
            path.join(SOURCE_ROOT, 'client/replacements', name),
          ]),
        ),
      };
}
