import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

/**
 * The routes with absolute paths of their sources. The sitemap asks Git for those of React pages by paths that are
 * relative to the site, and Docusaurus' list of all files' dates has absolute ones only.
 */
export function absoluteSources(siteDir: string, routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.map(route => {
    const source = route.metadata?.sourceFilePath;
    return source === undefined
      ? route
      : {
          ...route,
          metadata: {...route.metadata, sourceFilePath: path.resolve(siteDir, source)},
        };
  });
}
