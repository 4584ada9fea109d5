import path from 'node:path';
import {transform} from 'sucrase';
import ts from 'typescript';
import type {Sample, SampleFile} from '../../../theme-plugin/src/code';
import {findCuts} from '../excerpts/findCuts';
import {readPages} from '../pages/readPages';
import {buildProjects, type VirtualFile} from '../projects/projects';
import {resolveInProject} from '../projects/resolveInProject';
import type {Block, Page} from '../types';
import {PLAYGROUND_MODULES, PLAYGROUND_PACKAGES} from './packages';

/** A comment that only the page's code block reads. */
const MAGIC_COMMENT = /^\s*(\/\/|\{?\/\*)\s*highlight-(next-line|start|end)\s*(\*\/\}?)?\s*$/;

const ASSET = /\.(css|scss|svg|png|jpe?g|gif|webp|avif|woff2?)$/;

/** A visible block that runs, either with its sample or with why it can't run in a browser. */
export interface PlaygroundBlock {
  readonly block: Block;
  /** Name of the sample, from the page's path and the position of its fence on the page. */
  readonly name: string;
  readonly sample?: Sample;
  readonly reason?: string;
}

/** The files that a block imports, directly or not, after the block itself, or why it can't run in a browser. */
function filesOf(entry: VirtualFile): VirtualFile[] | string {
  const files: VirtualFile[] = [];
  const open: VirtualFile[] = [];

  function visit(file: VirtualFile): string | undefined {
    if (open.includes(file)) {
      return 'its files import each other';
    }
    if (files.includes(file)) {
      return undefined;
    }
    files.push(file);
    open.push(file);
    for (const {fileName} of importsOf(file)) {
      const target = fileName.startsWith('.') ? resolveInProject(file, fileName) : undefined;
      const reason = target ? visit(target) : unavailable(fileName);
      if (reason !== undefined) {
        return reason;
      }
    }
    open.pop();
    return undefined;
  }

  return visit(entry) ?? files;
}

/** The imports that are left without types, as the playground compiles them. */
function importsOf({path: file, text}: VirtualFile) {
  return file.endsWith('.json')
    ? []
    : ts.preProcessFile(
        transform(text, {
          transforms: ['typescript', 'jsx'],
          jsxRuntime: 'automatic',
          production: true,
          disableESTransforms: true,
        }).code,
      ).importedFiles;
}

function unavailable(specifier: string): string | undefined {
  if (
    ASSET.test(specifier) ||
    [...PLAYGROUND_PACKAGES, ...PLAYGROUND_MODULES].includes(specifier)
  ) {
    return undefined;
  }
  return `it imports ${specifier}`;
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

/**
 * All blocks that readers see and that the sample check runs. A block has "Edit" if it doesn't need a package that a
 * browser can't run.
 */
export function readPlaygroundBlocks(root: string): PlaygroundBlock[] {
  const pages = readPages(root);
  const {samples} = buildProjects(pages, path.join(root, 'examples'));
  const pageOf = new Map(pages.map(page => [page.path, page]));
  return samples.flatMap(file => {
    const {block} = file;
    const page = pageOf.get(block.page);
    const isEdited = block.marks.run && !block.marks.hidden;
    return page && isEdited ? [describe(file, nameOf(page, block))] : [];
  });
}
