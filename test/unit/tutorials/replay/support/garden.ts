import fs from 'node:fs';
import path from 'node:path';
import {listParts, selectParts} from '@site/src/tutorials/replay/listParts';
import {replayPart} from '@site/src/tutorials/replay/replayPart';
import {replayParts} from '@site/src/tutorials/replay/replayParts';
import {replayCommand} from '@site/scripts/commands/replay';
import {callCommand, runProgram, type Finished} from '@site/test/support/runCommand';
import {lineOf} from '../../../samples/support/temporarySite';
import type {Fault} from '@site/src/samples/Fence';

const REPOSITORY = path.resolve(__dirname, '../../../../..');
const FIXTURE = path.resolve(__dirname, '../fixture');

/** Copies are inside this repository, so the parts' projects find its packages. */
const COPIES = path.join(REPOSITORY, '.cache/replay-test');

export const PAGE_1 = 'docs/tutorials/garden/part-1-a-bed.md';
export const PAGE_2 = 'docs/tutorials/garden/part-2-plants.md';

/** A copy of the fixture, a two-part tutorial, for the real command to run on. */
export interface Garden {
  root: string;
  read: (file: string) => string;
  /** Replaces text that the file contains exactly once. */
  edit: (file: string, text: string, by: string) => void;
  removePage: (page: string) => void;
  /** The one-based line of the text's only occurrence. */
  line: (file: string, text: string) => number;
  /** Runs the command as a program. */
  run: (...args: string[]) => Promise<Finished>;
  /** Runs the command in this process, which has no browser. */
  call: (...args: string[]) => Promise<Finished>;
  /**
   * What `run('--coverage')` prints as faults, without a separate process.
   *
   * @param names - names of parts; an empty list means all
   */
  cover: (names?: string[]) => Promise<string[]>;
  /**
   * Follows the second part, and compiles and tests its app, without a separate process or a browser.
   *
   * @returns the lines that `run('garden/2')` prints as faults, and the line that sums the part up
   */
  replaySecond: () => Promise<{faults: string[]; summary: string}>;
  /** From now on, the command can't compile or test anything. */
  blockProjects: () => void;
}

// With CI set, nothing would come from the cache, which some tests check.
delete process.env.CI;

const copies: string[] = [];

export function plantGarden(): Garden {
  fs.mkdirSync(COPIES, {recursive: true});
  const root = fs.mkdtempSync(path.join(COPIES, 'garden-'));
  copies.push(root);
  fs.cpSync(FIXTURE, root, {recursive: true});
  const projects = path.join(root, '.cache/replay/work');
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  return {
    root,
    read,
    edit: (file, text, by) => {
      const parts = read(file).split(text);
      if (parts.length !== 2) {
        throw new Error(`"${text}" stands ${parts.length - 1} times in ${file}`);
      }
      fs.writeFileSync(path.join(root, file), parts.join(by));
    },
    removePage: page => fs.rmSync(path.join(root, page)),
    line: (file, text) => lineOf(read(file), text),
    run: (...args) =>
      runProgram('check-replay.ts', ['--root', root, ...args], {cwd: root, env: process.env}),
    call: (...args) => callCommand(replayCommand, ['--root', root, ...args]),
    cover: async (names = []) => {
      const found: Fault[] = [];
      const parts = selectParts(listParts(root), names);
      const results = replayParts(parts, {root, coverageOnly: true, useCache: false});
      for await (const {faults} of results) {
        found.push(...faults);
      }
      return print(found);
    },
    replaySecond: async () => {
      const [second] = selectParts(listParts(root), ['garden/2']);
      const options = {root, coverageOnly: false, useCache: false};
      const {faults, summary} = await replayPart(second!, options);
      return {faults: print(faults), summary};
    },
    blockProjects: () => {
      fs.rmSync(projects, {recursive: true});
      fs.writeFileSync(projects, '');
    },
  };
}

/** The fault lines of a report. */
function print(faults: Fault[]): string[] {
  return faults.flatMap(({page, line, message}) => `${page}:${line} ${message}`.split('\n'));
}

export function removeGardens(): void {
  copies.forEach(root => fs.rmSync(root, {recursive: true, force: true}));
}

/** The lines of a report, except for the summaries. */
export function faultsIn(stdout: string): string[] {
  return stdout.split('\n').filter(line => /^(docs|examples)\/|^ {2}/.test(line));
}
