import path from 'node:path';
import {pathToFileURL} from 'node:url';

const LOADER = pathToFileURL(require.resolve('tsx')).href;

/** The arguments that make Node run a command from `scripts/`, wherever it's called from. */
export function commandOf(name: string): string[] {
  return ['--import', LOADER, path.resolve(__dirname, '../../scripts', name)];
}
