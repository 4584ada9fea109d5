import {SAMPLE_LANGUAGES, VIRTUAL_FOLDER} from '../constants';
import {splitRevisions, type Revision} from './revisions';
import type {Fence, Page} from '../Fence';

export interface VirtualFile {
  /** Absolute path of the file, which isn't written to disk. */
  path: string;
  /** The code, preceded by blank lines so that line N of the file is line N of the page. */
  text: string;
  /** The block that the file comes from. */
  fence: Fence;
  /** The files that it can import. */
  project: Project;
}

/** All files of a project at one revision. */
interface Project {
  /** Absolute path of the folder, without a trailing slash. */
  folder: string;
  /** Files by path in the project, without untitled blocks. */
  files: Map<string, VirtualFile>;
}

export interface Projects {
  /** Every virtual file by its absolute path. */
  files: Map<string, VirtualFile>;
  /** A file for each block that's compiled, in page order. */
  samples: VirtualFile[];
}

/**
 * Arranges the blocks of all pages in virtual projects: one for each page, or one for each `group`.
 *
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 */
export function buildProjects(pages: Page[], packagesRoot: string): Projects {
  const blocksOf = new Map<string, Fence[]>();
  for (const fence of pages.flatMap(page => page.fences).filter(isInProject)) {
    const name = fence.marks.group ? `group/${fence.marks.group}` : fence.page;
    blocksOf.set(name, [...(blocksOf.get(name) ?? []), fence]);
  }
  const projects: Projects = {files: new Map(), samples: []};
  for (const [name, fences] of blocksOf) {
    splitRevisions(fences).forEach((revision, index) => {
      addProject(projects, `${packagesRoot}/${VIRTUAL_FOLDER}/${name}/${index + 1}`, revision);
    });
  }
  return projects;
}

/** Whether a block is part of a project. Titled JSON is, because samples may import it. */
function isInProject({lang, marks}: Fence) {
  const isData = lang === 'json' && marks.title?.endsWith('.json');
  const isElsewhere = marks.app || marks.solution;
  return (SAMPLE_LANGUAGES.includes(lang) || isData) && !isElsewhere && !marks.noCheck;
}

/**
 * @param projects - receives the files
 * @param folder - absolute path of the project's folder
 */
function addProject({files, samples}: Projects, folder: string, {fences, titled}: Revision) {
  const project: Project = {folder, files: new Map()};
  /** @param name - path in the project */
  const add = (fence: Fence, name: string) => {
    const file = {path: `${folder}/${name}`, text: pageText(fence), fence, project};
    files.set(file.path, file);
    return file;
  };
  for (const [title, fence] of titled) {
    project.files.set(title, add(fence, title));
  }
  for (const fence of fences.filter(({lang}) => SAMPLE_LANGUAGES.includes(lang))) {
    const page = fence.page.replace(/\W+/g, '-');
    const file = project.files.get(fence.marks.title ?? '');
    samples.push(file ?? add(fence, `${page}-line-${fence.line}.${fence.lang}`));
  }
}

function pageText({line, code}: Fence) {
  return `${'\n'.repeat(line)}${code.join('\n')}\n`;
}
