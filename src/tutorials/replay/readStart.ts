import {readCreateCommand} from '../templates/readCreateCommand';
import {readSnapshot} from './listParts';
import {readTemplate} from '../templates/readTemplate';
import type {Step} from './steps/types';
import type {Part} from '../snapshots/Snapshot';

/** The app as the reader of a part finds it. */
interface Start {
  /** Path in the app to text. */
  files: Map<string, string>;
  /** Where a file of it comes from. */
  sourceOf: (file: string) => string;
  /** Whether a command of the page makes it, and not the part before. */
  isFromTemplate: boolean;
}

/**
 * The app from which a part starts: what a command of create-vite makes if the page has one, else the app of
 * the part before. The first part of a series starts from nothing.
 *
 * @throws {Error} if the template isn't kept here
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
  const before = part > 1 ? readSnapshot(root, {series, part: part - 1}) : new Map();
  return {
    files: new Map([...before].map(([file, {text}]) => [file, text])),
    sourceOf: file => before.get(file)?.source ?? file,
    isFromTemplate: false,
  };
}
