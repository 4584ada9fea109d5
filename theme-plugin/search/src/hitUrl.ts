import {decodableHash, decodablePath} from './shared/decodable';
import type {HostedConfig} from './HostedConfig';

export interface HitUrlCheckOptions extends Pick<HostedConfig, 'externalUrlRegex'> {
  /** The site's address including its base URL, against which relative addresses are resolved. */
  readonly siteUrl: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
}

export type HitUrlOptions = HitUrlCheckOptions & Pick<HostedConfig, 'replaceSearchResultPathname'>;

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** Parses a web address; null for anything else, such as `javascript:`. */
function parseWebUrl(url: string, base: string): URL | null {
  try {
    const parsed = new URL(url, base);
    return PROTOCOLS.has(parsed.protocol) ? parsed : null;
  } catch {
    return null;
  }
}

function createExternalTest({
  externalUrlRegex,
}: Pick<HostedConfig, 'externalUrlRegex'>): (url: URL) => boolean {
  const external = externalUrlRegex ? new RegExp(externalUrlRegex, 'i') : null;
  return url => external?.test(url.href) ?? false;
}

/**
 * Returns a function that says whether a hit may link to an address: a path of this site below its base URL,
 * or a web address that matches `externalUrlRegex`. It refuses anything else, such as `javascript:`.
 */
export function createHitUrlCheck(options: HitUrlCheckOptions): (url: string) => boolean {
  const {siteUrl, baseUrl} = options;
  const isExternal = createExternalTest(options);
  const {origin} = new URL(siteUrl);

  return url => {
    const parsed = parseWebUrl(url, siteUrl);
    if (!parsed) {
      return false;
    }
    const isLocal =
      url.startsWith('/') &&
      // `//host` and `/\host` are other sites.
      parsed.origin === origin &&
      isBelow(baseUrl, parsed.pathname) &&
      decodablePath(parsed.pathname) === parsed.pathname &&
      decodableHash(parsed.hash) === parsed.hash;
    return isLocal || isExternal(parsed);
  };
}

function isBelow(baseUrl: string, path: string): boolean {
  return path.startsWith(baseUrl) || `${path}/` === baseUrl;
}

/**
 * Returns a function that converts a hit's address, as the crawler found it, to the one to link to: on this
 * site, wherever it's currently served, unless the address matches `externalUrlRegex`. Docusaurus documents
 * this behavior.
 *
 * @returns null if a page must not link to the address; see `createHitUrlCheck`
 */
export function createHitUrl(options: HitUrlOptions): (url: string) => string | null {
  const {siteUrl, baseUrl, replaceSearchResultPathname: replace} = options;
  const isExternal = createExternalTest(options);
  const isHitUrl = createHitUrlCheck(options);
  const from = replace ? new RegExp(replace.from, 'g') : null;

  return url => {
    const parsed = parseWebUrl(url, siteUrl);
    if (!parsed || isExternal(parsed)) {
      return parsed?.href ?? null;
    }
    const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
    const replaced = from && replace ? path.replaceAll(from, replace.to) : path;
    // `//host` would lead to another site.
    const local = `/${replaced.replace(/^[/\\]+/, '')}`;
    const address = isBelow(baseUrl, local) ? local : `${baseUrl}${local.slice(1)}`;
    return isHitUrl(address) ? address : null;
  };
}
