import type {PageFacts} from './readPage';

/**
 * One h1, and no level left out on the way down: readers who go by headings rely on both.
 *
 * @returns what is wrong and how to mend it
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
