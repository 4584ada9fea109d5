import {linesOf} from '../../project/diffLines';
import type {Lines, MissingChange} from '../../project/MissingChange';
import {isBlockOf, type Step, type StepFault} from '../../steps/Step';
import {nearestBlock} from './stepLines';

interface Context {
  /** The steps of the page. */
  steps: Step[];
  /** The files of the snapshot. */
  target: ReadonlyMap<string, string>;
  /** Returns the path of a file's source. */
  sourceOf: (side: Lines['side'], file: string) => string;
  /** By file, the line on the page where its draft begins. */
  drafts: ReadonlyMap<string, number>;
}

/** Longest quote from a line, in characters. */
const QUOTED = 60;

/**
 * Describes what a page leaves out, with its place in the snapshot. A changed file that the page doesn't show at all
 * gets a single message.
 *
 * @returns faults, on the lines of the page where the missing lines belong
 */
export function describeMissing(missing: MissingChange[], context: Context): StepFault[] {
  const isUnseen = ({kind, file}: MissingChange) =>
    ['lines', 'removed lines'].includes(kind) && !context.steps.some(step => isBlockOf(step, file));
  const unseen = missing.filter(isUnseen);
  return [
    ...[...new Set(unseen.map(({file}) => file))].map(file =>
      describeUnseen(file, unseen, context),
    ),
    ...missing.filter(each => !isUnseen(each)).map(each => describe(each, context)),
  ];
}

function describeUnseen(file: string, unseen: MissingChange[], context: Context): StepFault {
  const changes = unseen.filter(each => each.file === file);
  const added = changes.filter(({kind}) => kind === 'lines').map(({lines}) => lines);
  const removed = changes.flatMap(({kind, lines, instead}) =>
    kind === 'removed lines' ? [lines] : (instead ?? []),
  );
  const places = [added, removed]
    .filter(([first]) => first !== undefined)
    .map(all => placesOf(all, file, context));
  const message = `${places.join(' instead of ')} isn't on the page, which doesn't mention the file: show the changes of ${file}`;
  return {line: 1, message};
}

/** @param all - at least one */
function placesOf(all: Lines[], file: string, {sourceOf}: Context) {
  const [{side}] = all as [Lines];
  return `${sourceOf(side, file)}:${all.map(rangeOf).join(',')}`;
}

function describe(missing: MissingChange, context: Context): StepFault {
  const {kind, file, lines, instead} = missing;
  const place = placeOf(lines, file, context);
  const line = lineOf(missing, context);
  switch (kind) {
    case 'file':
      return {line, message: `${place} isn't on the page: show ${file}`};
    case 'removed file':
      return {line, message: `${place} is still there: add rm ${file}`};
    case 'removed lines':
      return {line, message: `${place} isn't taken away, ${quote(lines)}: show a line beside it`};
    default: {
      const old = instead ? `, instead of ${placeOf(instead, file, context)}` : '';
      return {
        line,
        message: `${place} isn't on the page, ${quote(lines)}${old}: add it to a block of ${file}`,
      };
    }
  }
}

function placeOf(lines: Lines, file: string, {drafts, sourceOf}: Context) {
  const draft = lines.side === 'before' ? drafts.get(file) : undefined;
  if (draft === undefined) {
    return `${sourceOf(lines.side, file)}:${rangeOf(lines)}`;
  }
  const {first, last} = lines;
  return `the draft's ${rangeOf({...lines, first: draft + first, last: draft + last})}`;
}

function rangeOf({first, last}: Lines) {
  return first === last ? String(first) : `${first}-${last}`;
}

function quote({text, count}: Lines) {
  const line = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
  return count > 1 ? `"${line}" and ${count - 1} more` : `"${line}"`;
}

/** @returns a line of the page; 1 if the page shows nothing near the missing lines */
function lineOf({kind, file, lines}: MissingChange, {steps, target}: Context): number {
  if (kind === 'removed file') {
    return steps.findLast(step => step.kind === 'command' && step.words[0] === 'rm')?.line ?? 1;
  }
  return nearestBlock(steps, file, linesOf(target.get(file) ?? ''), lines.first - 1) ?? 1;
}
