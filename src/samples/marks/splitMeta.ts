export interface Word {
  raw: string;
  key: string;
  value: string | undefined;
}

const WORD =
  /(?<key>[^\s=]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']*))(?=\s|$)|\S+/g;

/**
 * Splits the rest of an info string into words and `key=value` pairs. Values may be in double or single quotes.
 */
export function splitMeta(meta: string): Word[] {
  return [...meta.matchAll(WORD)].map(({0: raw, groups = {}}) => ({
    raw,
    key: groups.key ?? raw,
    value: groups.double ?? groups.single ?? groups.bare,
  }));
}

/**
 * Whether the site's code block component handles a word itself: a range of lines such as `{1,3-4}`, `showLineNumbers`,
 * or lines that a change adds or removes.
 */
export function isDisplayWord({raw}: Word) {
  return /^(\{[\d,-]+\}|showLineNumbers(=\d+)?|(added|removed)=[\d,-]+)$/.test(raw);
}
