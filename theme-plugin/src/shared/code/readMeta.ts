const TITLE = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/;
const LINE_NUMBERS = /(?:^|\s)showLineNumbers(?:=(?<start>\d+))?(?=\s|$)/;
const LANGUAGE_CLASS = /(?:^|\s)language-(?<language>\S+)/;

/** The file name, or what else the author wrote as `title="…"` behind the fence. */
export function readTitle(metastring = ''): string | undefined {
  return TITLE.exec(metastring)?.groups?.title || undefined;
}

/**
 * Number of the first line, or undefined for a block without line numbers.
 *
 * @param showLineNumbers - the property; it wins over what stands behind the fence
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

/** The language named by the property, else by the class `language-…` that MDX gives, else by the site. */
export function readLanguage(className = '', language?: string, defaultLanguage?: string): string {
  const named = language ?? LANGUAGE_CLASS.exec(className)?.groups?.language ?? defaultLanguage;
  return named?.toLowerCase() ?? 'text';
}
