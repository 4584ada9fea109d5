import {decodableHash, decodablePath} from '../shared/decodable';
import type {HostedConfig} from './HostedConfig';

export interface HitUrlCheckOptions extends Pick<HostedConfig, 'externalUrlRegex'> {
  /** Address of the site, with its base URL: relative addresses are read from there. */
  readonly siteUrl: string;
  /** With a slash at each end. */
  readonly baseUrl: string;
}

export type HitUrlOptions = HitUrlCheckOptions & Pick<HostedConfig, 'replaceSearchResultPathname'>;

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** An address on the web; null for every other one, such as `javascript:`. */
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
 * Returns whether a hit may lead to an address: a path of this site below its base URL, or an
 * address on the web that matches `externalUrlRegex`. Whatever else a hit holds, such as
 * `javascript:`, is refused.
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
 * Makes of the address of a hit, as the crawler found it, the one to lead to: on this site, wherever
 * it is served at the moment, unless it matches `externalUrlRegex`. As Docusaurus documents it.
 *
 * @returns null where it is none that a page may link to, see `createHitUrlCheck`
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
