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
