import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

/**
 * Returns the routes with absolute source paths. The sitemap plugin looks up the Git dates of React pages by their path
 * relative to the site, but Docusaurus's list of file dates has only absolute paths.
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
