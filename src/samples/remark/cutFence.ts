import {SAMPLE_LANGUAGES} from '../constants';
import {findCuts} from '../excerpts/findCuts';
import type {Fence} from './Fence';

/** Removes the lines that a sample hides above `// ---cut---` and below `// ---cut-after---`. */
export function cutFence(fence: Fence): Fence {
  const {from, to} = findCuts([...fence.lines]);
  const isCut = from > 0 || to < fence.lines.length;
  return isCut && SAMPLE_LANGUAGES.includes(fence.lang)
    ? {...fence, lines: trimBlank(fence.lines.slice(from, to))}
    : fence;
}

function trimBlank(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .replace(/^(\s*\n)+|\s+$/g, '')
    .split('\n');
}
