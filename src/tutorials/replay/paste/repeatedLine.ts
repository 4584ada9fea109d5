/** Lines that a file can have only once: imports, and declarations at the top level. */
const ONCE =
  /^(?:import\b.*\bfrom\b|(?:export )?(?:async )?(?:const|let|function|class|interface|type)\b)/;

/**
 * Returns a line that can't stand in a file twice, but would after the block.
 *
 * @param before - lines of the file at this point
 * @param after - its lines after the block
 */
export function repeatedLine(
  before: readonly string[],
  after: readonly string[],
): string | undefined {
  const count = (lines: readonly string[], wanted: string) =>
    lines.filter(line => line === wanted).length;
  return after.find(
    line => ONCE.test(line) && count(after, line) > Math.max(1, count(before, line)),
  );
}
