import {readCreateCommand} from '../templates/readCreateCommand';
import path from 'node:path';
import {startOf} from '../../snapshots/resolveSnapshot';
import {readSnapshot} from './listParts';
import {readTemplate} from '../templates/readTemplate';
import type {Step} from './steps/types';
import type {Part} from '../../snapshots/Snapshot';

/** The app that the reader of a part starts from. */
interface Start {
  /** Path in the app → text. */
  files: Map<string, string>;
  /** Returns the path of a file's source. */
  sourceOf: (file: string) => string;
  /** Whether a command on the page creates it. Otherwise, it's the previous part or the starter. */
  isFromTemplate: boolean;
}

/**
 * Returns the app that a part starts from: the template if the page has a create-vite command, or else the app of the
 * previous part. The first part starts from the starter or, in a series without one, from scratch.
 *
 * @throws {Error} if the template isn't saved here
 */
export function readStart(root: string, {series, part}: Part, steps: Step[]): Start {
  for (const step of steps) {
    const created = step.kind === 'command' ? readCreateCommand(step.words) : undefined;
    if (created) {
      return {
        files: readTemplate(created.template, created.project),
        sourceOf: file => `template ${created.template}, ${file}`,
        isFromTemplate: true,
      };
    }
  }
  const app = startOf({series, part}, path.join(root, 'examples'));
  const before = app ? readSnapshot(root, app) : new Map();
  return {
    files: new Map([...before].map(([file, {text}]) => [file, text])),
    sourceOf: file => before.get(file)?.source ?? file,
    isFromTemplate: false,
  };
}
