import {trimBlank} from '../../samples/excerpts/findShownLines';
import {isOmission, isPageComment, locateExcerpt} from '../../samples/excerpts/locateExcerpt';
import type {FileLine} from './fileChanges';

/** Consecutive removed lines. */
interface RemovedRun {
  readonly texts: readonly string[];
  /** Index in the file of the next line. */
  readonly at: number;
  /** Whether other lines replaced them. */
  readonly isReplaced: boolean;
}

/** An excerpt with its marks. */
interface MarkedExcerpt {
  readonly lines: readonly FileLine[];
  /** Whether it shows every line of the file. */
  readonly isComplete: boolean;
}

/**
 * Marks and indents the lines of an excerpt as in the file. Lines that were removed between two lines of the excerpt,
 * or right next to one, are inserted. Replaced lines go above the first line that replaced them.
 *
 * @param code - lines of the excerpt, without comments that mark lines on the page
 * @param file - the file with its changes
 * @returns the lines without marks if they aren't in the file
 */
export function markExcerpt(code: readonly string[], file: readonly FileLine[]): MarkedExcerpt {
  const shown = code.filter(line => !isPageComment(line));
  const kept = file.filter(({change}) => change !== 'removed');
  const {places, mismatch} = locateExcerpt(
    shown,
    kept.map(({text}) => text),
  );
  if (mismatch) {
    return {lines: shown.map(text => ({text})), isComplete: false};
  }
  const before = new Map<number, FileLine[]>();
  for (const run of removedRuns(file)) {
    const place = placeOf(run, kept, places);
    if (place !== undefined) {
      before.set(place, [
        ...(before.get(place) ?? []),
        ...run.texts.map((text): FileLine => ({text, change: 'removed'})),
      ]);
    }
  }
  const lines = shown.flatMap((text, index): FileLine[] => {
    return [...(before.get(index) ?? []), kept[places.get(index) ?? -1] ?? {text}];
  });
  const full = kept.filter(({text}) => text.trim() !== '').length;
  return {
    lines: [...lines, ...(before.get(shown.length) ?? [])],
    isComplete: places.size === full && !shown.some(isOmission),
  };
}

function removedRuns(file: readonly FileLine[]): RemovedRun[] {
  const runs: {texts: string[]; at: number; isReplaced: boolean}[] = [];
  let at = 0;
  let open: (typeof runs)[number] | undefined;
  for (const {text, change} of file) {
    if (change === 'removed') {
      if (!open) {
        open = {texts: [], at, isReplaced: false};
        runs.push(open);
      }
      open.texts.push(text);
    } else {
      if (open) {
        open.isReplaced = change === 'added';
      }
      open = undefined;
      at += 1;
    }
  }
  return runs
    .map(run => ({...run, texts: trimBlank(run.texts)}))
    .filter(({texts}) => texts.length > 0);
}

/**
 * Finds where a run belongs in the excerpt.
 *
 * @returns index of the line to insert it before; undefined if the excerpt shows no adjacent line
 */
function placeOf(
  {at, isReplaced}: RemovedRun,
  kept: readonly FileLine[],
  places: ReadonlyMap<number, number>,
): number | undefined {
  const isText = ({text}: FileLine) => text.trim() !== '';
  const after = kept.findIndex((line, index) => index >= at && isText(line));
  const before = kept.slice(0, at).findLastIndex(isText);
  const shown = [...places];
  const above = isReplaced ? undefined : shown.find(([, line]) => line === before);
  const below = shown.find(([, line]) => line === after);
  // With a blank line below it and none above, a run belongs to the line above.
  const endsParagraph = before === at - 1 && after !== at;
  if (above && (endsParagraph || !below)) {
    return above[0] + 1;
  }
  return below?.[0];
}
