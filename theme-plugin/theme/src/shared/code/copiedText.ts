/** A line that only appears in patches. `git apply` needs these unchanged. */
const PATCH_LINE = /^(?:diff |index |@@ |--- |\+\+\+ )/m;

/**
 * The text that the copy button copies: the block's visible text. For a diff, it's the code after the change,
 * without removed lines, signs, and the space after each sign. A whole patch (with `@@` or file lines) is copied
 * unchanged.
 */
export function copiedText(shown: string, isDiff: boolean): string {
  if (!isDiff || PATCH_LINE.test(shown)) {
    return shown;
  }
  const kept = shown
    .split('\n')
    .filter(line => !line.startsWith('-'))
    .map(line => line.replace(/^[+ ]/, ''));
  const isSpaced = kept.every(line => line === '' || line.startsWith(' '));
  return (isSpaced ? kept.map(line => line.slice(1)) : kept).join('\n');
}
