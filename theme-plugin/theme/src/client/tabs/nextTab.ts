/** Keys that move through a tab list, according to the ARIA Authoring Practices. */
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
 * The index of the tab that a key leads to.
 *
 * @param at - index of the tab that has the focus
 * @param isRightToLeft - whether the first tab is on the right
 * @returns `undefined` for any other key
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
