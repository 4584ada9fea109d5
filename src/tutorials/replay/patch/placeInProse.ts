const END = /\b(?:at|to) the (?:very )?(?:end|bottom)\b/i;
const END_OF_FILE =
  /\b(?:at|to) the (?:very )?(?:end|bottom) of (?:the|that|this|your) (?:test )?file\b/i;
const TOP = /\b(?:at|to) the (?:very )?(?:top|start|beginning)\b/i;
const IN_ORDER = /\b(?:above|below|after|before|behind) the (?:first|last|second|third)\b/i;
const BESIDE =
  /\b(?:above|below|after|before|inside|under|between|behind|following|beside|next to|into|replace|replaces|instead of)\b[^.?!`]*`(?<code>[^`]+)`/gi;

/**
 * Whether the prose says where lines go in a file: at the end, at the top, or next to a name that's in the file.
 *
 * @param prose - what the page says above the block, with code in backticks
 * @param before - the file's lines, without blank ones
 * @param after - the file's lines after the block
 * @param added - the lines to add
 */
export function saysPlace(
  prose: string,
  before: readonly string[],
  after: readonly string[],
  added: readonly string[],
): boolean {
  const words = prose.replace(/\s+/g, ' ');
  if (END_OF_FILE.test(words) && after.at(-1)?.trim() === added.at(-1)?.trim()) {
    return true;
  }
  if (TOP.test(words) && after[0]?.trim() === added[0]?.trim()) {
    return true;
  }
  const text = before.join('\n');
  return (
    (END.test(words) && !END_OF_FILE.test(words)) ||
    IN_ORDER.test(words) ||
    Array.from(words.matchAll(BESIDE), ({groups}) => groups?.code ?? '').some(code =>
      text.includes(code),
    )
  );
}
