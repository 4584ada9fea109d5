import type {HostedConfig} from '../../../shared/search/HostedConfig';

export type HitUrlOptions = Pick<
  HostedConfig,
  'externalUrlRegex' | 'replaceSearchResultPathname'
> & {
  /** Address of the site, with its base URL: relative addresses are read from there. */
  readonly siteUrl: string;
  /** With a slash at each end. */
  readonly baseUrl: string;
};

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/**
 * Makes of the address of a hit, as the crawler found it, the one to lead to: on this site, wherever
 * it is served at the moment, unless it matches `externalUrlRegex`. As Docusaurus documents it.
 *
 * @returns null where it is none that a page may link to, such as `javascript:`
 */
export function createHitUrl({
  siteUrl,
  baseUrl,
  externalUrlRegex,
  replaceSearchResultPathname: replace,
}: HitUrlOptions): (url: string) => string | null {
  const external = externalUrlRegex ? new RegExp(externalUrlRegex, 'i') : null;
  const from = replace ? new RegExp(replace.from, 'g') : null;

  return url => {
    if (!URL.canParse(url, siteUrl)) {
      return null;
    }
    const parsed = new URL(url, siteUrl);
    if (!PROTOCOLS.has(parsed.protocol)) {
      return null;
    }
    if (external?.test(parsed.href)) {
      return parsed.href;
    }
    const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
    const replaced = from && replace ? path.replaceAll(from, replace.to) : path;
    // `//host` would lead to another site.
    const local = `/${replaced.replace(/^[/\\]+/, '')}`;
    return local.startsWith(baseUrl) || `${local}/` === baseUrl
      ? local
      : `${baseUrl}${local.slice(1)}`;
  };
}
