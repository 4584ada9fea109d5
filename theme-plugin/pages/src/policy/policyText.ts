import {mergeSources, type PolicySources} from '../builtSite/policySources';
import {hashSource, type InlineCode} from './inlineCode';

/** Images in style sheets are `data:` URLs, which can't run code. */
const OWN_SOURCES: PolicySources = {'img-src': ['data:']};

/** Allows every style sheet in a page. */
export const UNSAFE_INLINE = "'unsafe-inline'";

/**
 * The Content Security Policy of a page: everything comes from the site's own origin, except for the sources given,
 * and inline scripts and style sheets apply only if their hashes are in the policy. With `'unsafe-inline'` in
 * `style-src`, every style sheet in a page applies. Style attributes always do: the first page's policy governs all
 * pages that a reader goes on to, whose values it can't list.
 */
export function policyText({scripts, styles}: InlineCode, sources: PolicySources): string {
  const all = mergeSources(OWN_SOURCES, sources, {
    'script-src': scripts.map(hashSource),
    // Beside a hash, a browser ignores the word.
    'style-src': sources['style-src']?.includes(UNSAFE_INLINE) ? [] : styles.map(hashSource),
  });
  return [
    "default-src 'self'",
    ...Object.entries(all).map(([name, values]) => [name, "'self'", ...new Set(values)].join(' ')),
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join(';');
}
