/** The directives that a site can extend. The policy has no other with sources. */
export const EXTENSIBLE_DIRECTIVES = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
  'worker-src',
] as const;

/** Sources by directive, beyond the site's own origin. */
export type PolicySources = Partial<
  Readonly<Record<(typeof EXTENSIBLE_DIRECTIVES)[number], readonly string[]>>
>;

/** Combines the sources of each directive. */
export function mergeSources(...all: readonly PolicySources[]): PolicySources {
  return Object.fromEntries(
    EXTENSIBLE_DIRECTIVES.map(name => [name, all.flatMap(sources => sources[name] ?? [])]).filter(
      ([, sources]) => (sources ?? []).length > 0,
    ),
  ) as PolicySources;
}
