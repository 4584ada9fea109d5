import path from 'node:path';
import {pathToFileURL} from 'node:url';

const LOADER = pathToFileURL(require.resolve('tsx')).href;

/** The arguments with which Node runs a command of `scripts/`, wherever it is called from. */
export function commandOf(name: string): string[] {
  return ['--import', LOADER, path.resolve(__dirname, '../../scripts', name)];
}
