/** A line that only a patch has, which `git apply` wants as it is. */
const PATCH_LINE = /^(?:diff |index |@@ |--- |\+\+\+ )/m;

/**
 * What the copy button copies: the text of the block as it is shown. Of a diff it is the code after
 * the change: without removed lines, without signs and without the space behind each sign. A whole
 * patch (with its `@@` or file lines) is copied as it is.
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
