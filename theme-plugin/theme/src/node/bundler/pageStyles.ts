import type {RouteConfig} from '@docusaurus/types';
import type {HeadEdit} from 'docusaurus-plugin-folio-pages/build';

/** The chunks of dynamic imports, with what the imports asked for. */
interface ChunkGroup {
  readonly origins: readonly {readonly request?: string | null}[];
  getFiles(): readonly string[];
}

/** The part of webpack's and Rspack's compiler that the plugin uses. */
export interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (
        name: string,
        callback: (stats: {
          readonly compilation: {
            readonly namedChunkGroups: ReadonlyMap<string, ChunkGroup>;
            readonly entrypoints: ReadonlyMap<string, ChunkGroup>;
          };
        }) => void,
      ) => void;
    };
  };
}

/** A module without its query. */
const fileOf = (request: string): string => request.replace(/\?.*$/, '');

/** The modules in a route's values, which may be nested. */
const modulesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [fileOf(value)] : Object.values(value ?? {}).flatMap(modulesIn);

/** The modules that each page is made of, by the page's path. */
function pagesIn(
  routes: readonly RouteConfig[],
  outer: readonly string[] = [],
): [path: string, modules: readonly string[]][] {
  return routes.flatMap(({path, component, modules, routes: inner}) => {
    const all = [...outer, component, ...modulesIn(modules)];
    return inner ? pagesIn(inner, all) : [[path, all]];
  });
}

/**
 * Links pages to the styles in their chunks. Core links only to the style sheet that all pages have, so these would come after
 * the first paint, and never without JavaScript.
 */
export function pageStyles() {
  /** Style sheets of a module's chunks, without those of every page. */
  const sheets = new Map<string, readonly string[]>();
  return {
    /** For the client's production build. */
    plugin: {
      apply(compiler: Compiler) {
        compiler.hooks.done.tap('folio-page-styles', ({compilation}) => {
          const ofEveryPage = new Set(
            Array.from(compilation.entrypoints.values()).flatMap(entry => entry.getFiles()),
          );
          for (const chunks of compilation.namedChunkGroups.values()) {
            const own = chunks
              .getFiles()
              .filter(file => file.endsWith('.css') && !ofEveryPage.has(file));
            if (own.length > 0) {
              chunks.origins.forEach(({request}) => sheets.set(fileOf(request ?? ''), own));
            }
          }
        });
      },
    },

    /** For the site's pages, once they're written. */
    edit(routes: readonly RouteConfig[], baseUrl: string): HeadEdit {
      const pages = new Map(pagesIn(routes));
      return ({route}) => {
        const files = pages.get(route)?.flatMap(module => sheets.get(module) ?? []) ?? [];
        const links = Array.from(
          new Set(files),
          file => `<link rel=stylesheet href=${baseUrl}${file}>`,
        );
        return links.length > 0 ? {added: '', addedStyles: links.join('')} : null;
      };
    },
  };
}

export type PageStyles = ReturnType<typeof pageStyles>;
