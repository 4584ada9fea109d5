import {SAMPLE_LANGUAGES, VIRTUAL_FOLDER} from './constants.mjs';
import {splitRevisions} from './revisions.mjs';

/** @typedef {import('./types.mjs').Page} Page */
/** @typedef {import('./types.mjs').Block} Block */

/**
 * @typedef {object} VirtualFile
 * @property {string} path Absolute path of the file; nothing is written there.
 * @property {string} text Code with blank lines in front: line N of the file is line N of the page.
 * @property {Block} block The block it stems from.
 * @property {World} world The files it sees.
 *
 * @typedef {object} World All files of a project as they are between two revisions.
 * @property {string} folder Absolute folder, without a slash at the end.
 * @property {Map<string, VirtualFile>} files By path inside the project; untitled blocks are not
 *   there.
 *
 * @typedef {object} Projects
 * @property {Map<string, VirtualFile>} files Every virtual file by its absolute path.
 * @property {VirtualFile[]} samples One for each block that is compiled, in page order.
 */

/**
 * Lays the blocks of all pages out as virtual projects: one for each page, or one for each `group`.
 *
 * @param {Page[]} pages
 * @param {string} packagesRoot Absolute folder whose `node_modules` the samples import from.
 * @returns {Projects}
 */
export function buildProjects(pages, packagesRoot) {
  /** @type {Map<string, Block[]>} */
  const blocksOf = new Map();
  for (const block of pages.flatMap(page => page.blocks).filter(isInProject)) {
    const name = block.marks.group ? `group/${block.marks.group}` : block.page;
    blocksOf.set(name, [...(blocksOf.get(name) ?? []), block]);
  }
  /** @type {Projects} */
  const projects = {files: new Map(), samples: []};
  for (const [name, blocks] of blocksOf) {
    splitRevisions(blocks).forEach((revision, index) => {
      addWorld(projects, `${packagesRoot}/${VIRTUAL_FOLDER}/${name}/${index + 1}`, revision);
    });
  }
  return projects;
}

/**
 * Is the block part of a project? Titled JSON may be imported by the samples beside it.
 *
 * @param {Block} block
 */
function isInProject({lang, marks}) {
  const isData = lang === 'json' && marks.title?.endsWith('.json');
  const isElsewhere = marks.app || marks.solution;
  return (SAMPLE_LANGUAGES.includes(lang) || isData) && !isElsewhere && !marks.noCheck;
}

/**
 * @param {Projects} projects Receives the files.
 * @param {string} folder Absolute folder of the world.
 * @param {import('./revisions.mjs').Revision} revision
 */
function addWorld({files, samples}, folder, {blocks, titled}) {
  /** @type {World} */
  const world = {folder, files: new Map()};
  /**
   * @param {Block} block
   * @param {string} name Path inside the project.
   */
  const add = (block, name) => {
    const file = {path: `${folder}/${name}`, text: pageText(block), block, world};
    files.set(file.path, file);
    return file;
  };
  for (const [title, block] of titled) {
    world.files.set(title, add(block, title));
  }
  for (const block of blocks.filter(({lang}) => SAMPLE_LANGUAGES.includes(lang))) {
    const page = block.page.replace(/\W+/g, '-');
    const file = world.files.get(block.marks.title ?? '');
    samples.push(file ?? add(block, `${page}-line-${block.line}.${block.lang}`));
  }
}

/** @param {Block} block */
function pageText({line, code}) {
  return `${'\n'.repeat(line)}${code.join('\n')}\n`;
}
