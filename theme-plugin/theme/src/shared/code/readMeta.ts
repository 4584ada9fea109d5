const TITLE = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/;
const LINE_NUMBERS = /(?:^|\s)showLineNumbers(?:=(?<start>\d+))?(?=\s|$)/;
const PLAYGROUND = /(?:^|\s)playground(?:=(?<name>\S+))?(?=\s|$)/;
const LANGUAGE_CLASS = /(?:^|\s)language-(?<language>\S+)/;

/** The metastring's `title="…"`, which is usually a file name. */
export function readTitle(metastring = ''): string | undefined {
  return TITLE.exec(metastring)?.groups?.title || undefined;
}

/**
 * Number of the first line, or undefined for a block without line numbers.
 *
 * @param showLineNumbers - the prop, which overrides the metastring
 */
export function readFirstLineNumber(
  metastring = '',
  showLineNumbers?: boolean | number,
): number | undefined {
  if (showLineNumbers !== undefined) {
    return typeof showLineNumbers === 'number' ? showLineNumbers : showLineNumbers ? 1 : undefined;
  }
  const found = LINE_NUMBERS.exec(metastring);
  return found ? Number(found.groups?.start ?? 1) : undefined;
}

/**
 * The metastring's `playground`, for a block that readers can edit: the name of its sample, or '' if the page shows all
 * of it. Undefined for any other block.
 */
export function readPlayground(metastring = ''): string | undefined {
  const found = PLAYGROUND.exec(metastring);
  return found ? (found.groups?.name ?? '') : undefined;
}

/** The language from the prop, from MDX's class `language-…`, or from the site's default, in this order. */
export function readLanguage(className = '', language?: string, defaultLanguage?: string): string {
  const named = language ?? LANGUAGE_CLASS.exec(className)?.groups?.language ?? defaultLanguage;
  return named?.toLowerCase() ?? 'text';
}
