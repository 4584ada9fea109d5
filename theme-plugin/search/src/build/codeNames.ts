const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** The language's own words, which every sample contains, so they don't distinguish any. */
const LANGUAGE_WORDS: ReadonlySet<string> = new Set(
  `and any async await boolean break case catch class const continue default delete else export
  extends false finally for from function get if implements import in instanceof interface let new
  null number object of private public readonly return set static string super switch this throw true
  try type typeof undefined unknown var void while yield`.split(/\s+/),
);

const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 40;

/** The distinct names in a code sample, in order of appearance. The index keeps nothing else of it. */
export function codeNames(code: string): string[] {
  const names = Array.from(code.matchAll(NAME), ([name]) => name);
  return [...new Set(names)].filter(
    name =>
      name.length >= MIN_NAME_LENGTH && name.length <= MAX_NAME_LENGTH && !LANGUAGE_WORDS.has(name),
  );
}
