/** Keys that move through a tab list, by the ARIA Authoring Practices' tabs pattern. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
};

/**
 * Which tab a key leads to.
 *
 * @param at - the index of the tab that has the focus
 * @param isRightToLeft - whether the first tab stands at the right
 * @returns `undefined` for every other key
 */
export function nextTab(
  key: string,
  at: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  const move = MOVES[(isRightToLeft && MIRRORED[key]) || key];
  return move?.(at, count);
}
