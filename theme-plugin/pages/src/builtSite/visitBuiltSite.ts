import {mergeSources, type PolicySources} from './policySources';
import {BuiltPage} from './BuiltPage';
import {editHead} from './editHead';
import {findBuiltPage} from './findBuiltPage';
import type {HeadEdit} from './HeadEdit';
import {withoutBaseUrl} from './routes';

export interface BuiltSite {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** All routes, with the base URL. */
  readonly routesPaths: readonly string[];
}

/** What a feature does with the pages of a built site. */
export interface BuiltSiteVisitor {
  /** Called once for each page, in no particular order and possibly concurrently. */
  readonly visit?: (page: BuiltPage) => void | Promise<void>;
  /** Called for each page after all visits. The edits of all visitors are applied at once. */
  readonly editHead?: HeadEdit;
  /** What the feature needs beyond the site's own origin, for a Content Security Policy. */
  readonly sources?: PolicySources;
  /** Called after the last page. Visitors finish one after another. */
  readonly finish?: () => void | Promise<void>;
}

/** How many pages are read at once: enough to keep every core busy, and few enough to fit in memory. */
const PAGES_AT_ONCE = 4;

/**
 * Reads every page of a built site once, for all visitors. Routes without a file are skipped.
 *
 * @throws the file system's error if a file exists but can't be read, and any error of a visitor
 */
export async function visitBuiltSite(
  {outDir, baseUrl, routesPaths}: BuiltSite,
  visitors: readonly BuiltSiteVisitor[],
): Promise<void> {
  const edits = visitors.flatMap(visitor => visitor.editHead ?? []);
  const sources = mergeSources(...visitors.map(visitor => visitor.sources ?? {}));
  const waiting = new Set(routesPaths).values();
  const visitNext = async () => {
    for (const route of waiting) {
      const localPath = withoutBaseUrl(route, baseUrl);
      const built = await findBuiltPage(outDir, localPath);
      if (built) {
        const page = new BuiltPage(route, localPath, built.file, built.html);
        for (const {visit} of visitors) {
          await visit?.(page);
        }
        await editHead(page, edits, sources);
      }
    }
  };
  await Promise.all(Array.from({length: PAGES_AT_ONCE}, visitNext));
  for (const {finish} of visitors) {
    await finish?.();
  }
}

/** Sorts what the visits found, by route, into the order of the site's routes. */
export function inOrder<T>(found: ReadonlyMap<string, T>, {routesPaths}: BuiltSite): T[] {
  return [...new Set(routesPaths)].flatMap(route => {
    const value = found.get(route);
    return value === undefined ? [] : [value];
  });
}
