import path from 'node:path';
import type {Sample, SampleFile} from '../../../theme-plugin/playground/src/code';
import {findShownLines, MAGIC_COMMENT} from '../excerpts/findShownLines';
import {createAppReader} from '../../snapshots/appFiles';
import type {Fence, Page} from '../Fence';
import {readPages} from '../pages/readPage';
import {buildProjects, type VirtualFile} from '../projects/projects';
import {exerciseSample} from './exerciseSample';
import {filesOf} from './importedFiles';

/** A fence that readers see and that runs, either with its sample or with why it can't run in a browser. */
export interface PlaygroundFence {
  readonly fence: Fence;
  /** Name of the sample, from the page's path and the position of its fence on the page. */
  readonly name: string;
  readonly sample?: Sample;
  readonly reason?: string;
}

function textOf({code}: Fence): Omit<SampleFile, 'name'> {
  const {from, to} = findShownLines(code);
  const part = (lines: readonly string[]) =>
    lines.filter(line => !MAGIC_COMMENT.test(line)).join('\n');
  const [before, after] = [part(code.slice(0, from)), part(code.slice(to))];
  const text = part(code.slice(from, to));
  const shown = text.replace(/^(\s*\n)+|\s+$/g, '');
  const start = text.indexOf(shown);
  return {
    text: shown,
    ...(from > 0 && {before: `${before}\n${text.slice(0, start)}`}),
    ...(to < code.length && {after: `\n${text.slice(start + shown.length)}\n${after}`}),
  };
}

function sampleOf(file: VirtualFile): Sample | string {
  const {fence, project} = file;
  const {env, title} = fence.marks;
  const files = env === 'production' ? `it needs env=${env}` : filesOf(file);
  if (typeof files === 'string') {
    return files;
  }
  const nameOf = (each: VirtualFile) =>
    each.fence.marks.title === undefined
      ? `sample.${each.fence.lang}`
      : path.posix.relative(project.folder, each.path);
  return {
    isTitled: title !== undefined,
    files: files.map(each => ({name: nameOf(each), ...textOf(each.fence)})),
  };
}

/** Finds the samples of all pages. */
export function readSamples(root: string): PlaygroundFence[] {
  const pages = readPages(root);
  return pages.flatMap(createSampleReader(pages, root));
}

/**
 * Finds the fences of a page that readers see and that the sample check runs, and the exercises that they solve on the page.
 *
 * @param pages - all pages, because those of a group share their files
 * @param root - absolute path of the folder with `examples/`
 */
function createSampleReader(pages: Page[], root: string): (page: Page) => PlaygroundFence[] {
  const packagesRoot = path.join(root, 'examples');
  const apps = createAppReader(packagesRoot);
  const {samples} = buildProjects(pages, packagesRoot);
  return ({path: page, fences, exercises}) => {
    const route = page.replace(/^docs\/|^src\/|\.mdx?$/g, '');
    const describe = (fence: Fence, sample: Sample | string): PlaygroundFence => ({
      fence,
      name: `${route}/${fences.indexOf(fence)}`,
      ...(typeof sample === 'string' ? {reason: sample} : {sample}),
    });
    const isEdited = ({page: own, marks}: Fence) =>
      own === page && marks.run && !marks.hidden && marks.role !== 'start';
    return [
      ...samples
        .filter(({fence}) => isEdited(fence))
        .map(file => describe(file.fence, sampleOf(file))),
      ...exercises.map(exercise =>
        describe(exercise.start, exerciseSample(exercise, apps, packagesRoot)),
      ),
    ];
  };
}

let last: {pages: Page[]; read: ReturnType<typeof createSampleReader>} | undefined;

/**
 * The names of a page's samples. Fences that can't run in a browser have none.
 *
 * @param root - absolute path of the folder with the pages
 */
export function sampleNames(root: string, page: Page): ReadonlyMap<Fence, string> {
  const pages = [...readPages(root).filter(({path}) => path !== page.path), page];
  if (pages.length !== last?.pages.length || pages.some(each => !last?.pages.includes(each))) {
    last = {pages, read: createSampleReader(pages, root)};
  }
  const runnable = last.read(page).filter(({sample}) => sample);
  return new Map(runnable.map(({fence, name}) => [fence, name]));
}
