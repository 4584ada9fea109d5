import type {Fence} from './Fence';

/** Indents each `// …`, which stands for omitted lines, like the line below it. */
export function indentGaps(fence: Fence): Fence {
  const lines = fence.lines.map((line, index) =>
    line === '// …' ? `${/^\s*/.exec(fence.lines[index + 1] ?? '')?.[0]}${line}` : line,
  );
  return {...fence, lines};
}
