import {EXTENSIBLE_DIRECTIVES, type PolicySources} from '../common/policySources';
import {hashSource, type InlineCode} from './inlineCode';

/** Images in style sheets are `data:` URLs, which can't run code. */
const OWN_SOURCES: PolicySources = {'img-src': ['data:']};

/** Combines the sources of each directive. */
export function mergeSources(...all: readonly PolicySources[]): PolicySources {
  return Object.fromEntries(
    EXTENSIBLE_DIRECTIVES.map(name => [name, all.flatMap(sources => sources[name] ?? [])]).filter(
      ([, sources]) => (sources ?? []).length > 0,
    ),
  ) as PolicySources;
}

/**
 * The Content Security Policy of a page: everything comes from the site's own origin, except for the sources given,
 * and inline scripts and style sheets apply only if their hashes are in the policy. Style attributes always apply:
 * the first page's policy governs all pages that a reader goes on to, whose values it can't list.
 */
export function policyText({scripts, styles}: InlineCode, sources: PolicySources): string {
  const all = mergeSources(OWN_SOURCES, sources, {
    'script-src': scripts.map(hashSource),
    'style-src': styles.map(hashSource),
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
