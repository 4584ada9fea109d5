import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {startScript} from './startScript';

/**
 * Starts a project as a reader would, with the `dev` or `start` script in its `package.json`. Output goes to this
 * terminal.
 *
 * @param folder - absolute path of the assembled project
 * @returns the script's exit code
 * @throws {Error} if the project has neither script
 */
export async function runScript(folder: string): Promise<number> {
  const script = startScript(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!script) {
    throw new Error(
      `${path.basename(folder)} has no script "dev" or "start". Its tests run with "npx vitest run ` +
        `--config examples/vitest.config.ts --project guides/${path.basename(folder)}".`,
    );
  }
  const program = spawn('npm', ['run', script], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: 'inherit',
  });
  const [code] = await once(program, 'exit');
  return code ?? 1;
}
