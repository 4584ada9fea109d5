import fs from 'node:fs';
import path from 'node:path';
import {resolveSnapshot} from '../../tutorials/snapshots/resolveSnapshot';
import type {Snapshot} from '../../tutorials/snapshots/Snapshot';
import {compileApp} from './compileApp';
import {mergeExcerpt} from '../excerpts/mergeExcerpt';
import type {Block, Fault} from '../types';

/** An app with the solution of one exercise in it. */
interface Overlay {
  /** Path in the app → text. */
  files: Map<string, string>;
  /** Files of the solution, with the line of the page for each of their lines. */
  written: Map<string, {block: Block; lineOf: (line: number) => number}>;
  /** Of blocks that have no place in their file. */
  faults: Fault[];
}

/**
 * Compiles the solutions of exercises (`solution=name/N`), each in the app as it is after part N. The blocks
 * of one exercise belong together.
 *
 * @param root - absolute folder that holds `examples/`
 */
export function checkSolutions(root: string, blocks: Block[]): Fault[] {
  const exercises = new Map<string, Block[]>();
  for (const block of blocks.filter(({marks}) => marks.solution && marks.title)) {
    const {name, part} = block.marks.solution ?? {name: '', part: 0};
    const key = `${block.page}:${block.exercise ?? 0}:${name}/${part}`;
    exercises.set(key, [...(exercises.get(key) ?? []), block]);
  }
  return [...exercises.values()].flatMap(exercise => checkExercise(root, exercise));
}

function checkExercise(root: string, exercise: Block[]): Fault[] {
  const [{page, line, marks}] = exercise as [Block];
  const {name, part} = marks.solution ?? {name: '', part: 0};
  try {
    const sources = resolveSnapshot(name, part, path.join(root, 'examples'));
    const overlay = overlayOf(sources, exercise);
    return overlay.faults.length > 0 ? overlay.faults : compile({series: name, part}, overlay);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{page, line, message: `solution=${name}/${part}: ${reason}`}];
  }
}

function overlayOf(sources: Map<string, string>, exercise: Block[]): Overlay {
  const overlay: Overlay = {files: new Map(), written: new Map(), faults: []};
  for (const [file, source] of sources) {
    overlay.files.set(file, fs.readFileSync(source, 'utf8'));
  }
  for (const block of exercise) {
    const {page, line, code, marks} = block;
    const title = marks.title ?? '';
    const {lines, origins, miss} = mergeExcerpt(code, overlay.files.get(title)?.split(/\r?\n/));
    if (miss) {
      overlay.faults.push({
        page,
        line: line + 1 + miss.index,
        message: `${miss.message} (${title})`,
      });
    }
    overlay.files.set(title, lines.join('\n'));
    overlay.written.set(title, {
      block,
      lineOf: index => (origins.has(index) ? line + 1 + (origins.get(index) ?? 0) : line),
    });
  }
  return overlay;
}

/** @returns an error in a file that the page does not show stands at the first block of the solution */
function compile(snapshot: Snapshot, {files, written}: Overlay): Fault[] {
  const [any] = written.values();
  return compileApp(snapshot, files).map(({file, line, message}) => {
    const place = written.get(file);
    const {page, line: opening} = (place ?? any)?.block ?? {page: '', line: 0};
    return place
      ? {page, line: place.lineOf(line), message}
      : {page, line: opening, message: `${message} (in ${file}:${line + 1}, with this solution)`};
  });
}
