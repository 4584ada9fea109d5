import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {commandOf} from '../../../support/commandOf';
import type {Report} from '@site/src/samples/check/report';

export const samplesCommand = commandOf('check-samples.ts');

/** The result of running the command. */
export interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

/** A folder with its own `docs/`, `src/pages/`, and `examples/`, on which the real command runs. */
export interface TemporarySite {
  root: string;
  write: (file: string, text: string) => void;
  run: (...args: string[]) => Promise<Finished>;
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
    new Promise(resolve => {
      const command = [...samplesCommand, '--root', root, ...args];
      execFile(process.execPath, command, {cwd: root}, (error, stdout, stderr) => {
        resolve({code: error ? Number(error.code) : 0, stdout, stderr});
      });
    });
  return {
    root,
    write,
    run,
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
