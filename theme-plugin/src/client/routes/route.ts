import ComponentCreator from '@docusaurus/ComponentCreator';
import type {ChunkNames} from '@docusaurus/types';
import {withArticle} from '../article/withArticle';
import registry, {type Load} from '../replacements/registry';
import routesChunkNames from '../replacements/routesChunkNames';

/**
 * Adds a chunk to core's table of chunks. Routes have to wait for the text of an article, which its script may not include.
 *
 * @returns its name
 */
export function chunk(name: string, load: Load): string {
  registry[name] = [() => load().then(withArticle)];
  return name;
}

let count = 0;

/**
 * Adds the chunks of a route to core's table of routes. The hash by which core tells routes with the same path apart is a
 * number here, which is shorter.
 *
 * @param isIndex - whether it's a page with the path of a route around others, such as a home page if the docs are at `/`.
 * With a page's chunks, core fetches those of all routes around it ahead, by path. The hyphen keeps this one out of it.
 * @returns what the route has for the router
 */
export function route(path: string, chunks: ChunkNames, isIndex = false) {
  count += 1;
  const hash = isIndex ? `-${count}` : String(count);
  routesChunkNames[`${path}-${hash}`] = chunks;
  return {path, component: ComponentCreator(path, hash)};
}
