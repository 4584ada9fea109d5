import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {samplesCommand} from '@site/scripts/commands/samples';
import {callCommand, runProgram, type Finished} from '../../../support/runCommand';
import type {Report} from '@site/src/samples/check/report';

/** A folder with its own `docs/`, `src/pages/`, and `examples/`, on which the real command runs. */
export interface TemporarySite {
  root: string;
  write: (file: string, text: string) => void;
  /** Runs the check as a program. */
  run: (...args: string[]) => Promise<Finished>;
  /** Runs the check in this process. Paths have to be absolute, because the current folder isn't the site's. */
  call: (...args: string[]) => Promise<Finished>;
  /** What the program reports. */
  report: (...args: string[]) => Promise<Report>;
  remove: () => void;
}

/** Writes the files, by path from the site's root. */
export function temporarySite(files: Record<string, string>): TemporarySite {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const write = (file: string, text: string): void => {
    const target = path.join(root, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  };
  Object.entries(files).forEach(([file, text]) => write(file, text));
  const run = (...args: string[]): Promise<Finished> =>
    runProgram('check-samples.ts', ['--root', root, ...args], {cwd: root});
  return {
    root,
    write,
    run,
    call: (...args) => callCommand(samplesCommand, ['--root', root, ...args]),
    report: async (...args) => JSON.parse((await run('--json', ...args)).stdout) as Report,
    remove: () => fs.rmSync(root, {recursive: true, force: true}),
  };
}

/** A test page, where three single quotes stand for a fence of backticks. */
export function page(strings: TemplateStringsArray): string {
  return strings.raw
    .join('')
    .replace(/^\n/, '')
    .replace(/'{3,}/g, quotes => '`'.repeat(quotes.length));
}

/** The one-based line of the text's only occurrence. */
export function lineOf(text: string, needle: string): number {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => (line.includes(needle) ? [index + 1] : []));
  const [line] = found;
  if (line === undefined || found.length > 1) {
    throw new Error(`"${needle}" stands on ${found.length} lines: give a text that stands on one`);
  }
  return line;
}
