import path from 'node:path';
import type {Sample, SampleFile} from '../../../theme-plugin/theme/src/code';
import {findCuts} from '../excerpts/findCuts';
import {createAppReader, type AppReader} from '../../snapshots/appFiles';
import {exercisesOf} from '../exercises/completeExercises';
import {readPages} from '../pages/readPages';
import {buildProjects, type VirtualFile} from '../projects/projects';
import type {Block, Page} from '../types';
import {exerciseSample} from './exerciseSample';
import {filesOf} from './importedFiles';

/** A comment that only the page's code block reads. */
const MAGIC_COMMENT = /^\s*(\/\/|\{?\/\*)\s*highlight-(next-line|start|end)\s*(\*\/\}?)?\s*$/;

/** A visible block that runs, either with its sample or with why it can't run in a browser. */
export interface PlaygroundBlock {
  readonly block: Block;
  /** Name of the sample, from the page's path and the position of its fence on the page. */
  readonly name: string;
  readonly sample?: Sample;
  readonly reason?: string;
}

function textOf({code}: Block): Omit<SampleFile, 'name'> {
  const {from, to} = findCuts(code);
  const part = (lines: string[]) => lines.filter(line => !MAGIC_COMMENT.test(line)).join('\n');
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

function describe(file: VirtualFile, name: string): PlaygroundBlock {
  const {block, world} = file;
  const {env, title} = block.marks;
  const files = env === 'production' ? `it needs env=${env}` : filesOf(file);
  return typeof files === 'string'
    ? {block, name, reason: files}
    : {
        block,
        name,
        sample: {
          isTitled: title !== undefined,
          files: files.map(each => ({
            name:
              each.block.marks.title === undefined
                ? `sample.${each.block.lang}`
                : path.posix.relative(world.folder, each.path),
            ...textOf(each.block),
          })),
        },
      };
}

/** `docs/api/store.md` and the position of a fence → `api/store/3` */
function nameOf({path: page, blocks}: Page, block: Block): string {
  return `${page.replace(/^docs\/|^src\/|\.mdx?$/g, '')}/${blocks.indexOf(block)}`;
}

/** The exercises of a page that readers solve there. */
function describeExercises(page: Page, apps: AppReader, packagesRoot: string): PlaygroundBlock[] {
  return exercisesOf(page.blocks).map(exercise => {
    const [block, name] = [exercise.start, nameOf(page, exercise.start)];
    const sample = exerciseSample(exercise, apps, packagesRoot);
    return typeof sample === 'string' ? {block, name, reason: sample} : {block, name, sample};
  });
}

/**
 * All blocks that readers see and that the sample check runs, and the exercises that they solve on the page. A block has
 * "Edit" if it doesn't need a package that a browser can't run.
 */
export function readPlaygroundBlocks(root: string): PlaygroundBlock[] {
  const pages = readPages(root);
  const packagesRoot = path.join(root, 'examples');
  const apps = createAppReader(packagesRoot);
  const {samples} = buildProjects(pages, packagesRoot);
  const pageOf = new Map(pages.map(page => [page.path, page]));
  const blocks = samples.flatMap(file => {
    const {block} = file;
    const page = pageOf.get(block.page);
    const isEdited = block.marks.run && !block.marks.hidden && block.marks.role !== 'start';
    return page && isEdited ? [describe(file, nameOf(page, block))] : [];
  });
  return [...blocks, ...pages.flatMap(page => describeExercises(page, apps, packagesRoot))];
}
