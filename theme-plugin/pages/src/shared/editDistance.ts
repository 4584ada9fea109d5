/**
 * Edit distance in which swapping neighbors counts as one edit (optimal string alignment), or `max + 1` as soon
 * as it's certain to exceed `max`.
 */
export function editDistance(left: string, right: string, max: number): number {
  if (Math.abs(left.length - right.length) > max) {
    return max + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: right.length + 1}, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > max) {
      return max + 1;
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? max + 1;
}
