import type {PageFacts} from './readPage';

/**
 * Checks that there's exactly one h1 and that no level is skipped. People who navigate by headings rely on both.
 *
 * @returns what's wrong and how to fix it
 */
export function checkHeadings({headings}: PageFacts): string[] {
  const firsts = headings.filter(({level}) => level === 1).map(({text}) => `"${text}"`);
  const count =
    firsts.length === 1
      ? []
      : [
          firsts.length === 0
            ? 'has no h1: give the page a title'
            : `has ${firsts.length} h1 headings (${firsts.join(', ')}): keep the first and write the others as ##`,
        ];
  const skips = headings.flatMap(({level, text}, index) => {
    const above = headings[index - 1]?.level ?? level;
    return level > above + 1
      ? [`jumps from h${above} to h${level} at "${text}": make it an h${above + 1}`]
      : [];
  });
  return [...count, ...skips];
}
