import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {build} from 'esbuild';

/**
 * Bundles an assembled snapshot's `src/main.ts` and runs it in Node. Output goes to this terminal.
 *
 * @param folder - absolute path of the assembled snapshot
 * @returns the program's exit code
 * @throws {Error} if the program can't be bundled, with the file, the line, and the reason
 */
export async function runSnapshot(folder: string): Promise<number> {
  const outfile = `${folder}.bundle.mjs`;
  await build({
    entryPoints: [path.join(folder, 'src/main.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
    packages: 'external',
    platform: 'node',
    sourcemap: 'inline',
    target: 'node20',
  });
  const program = spawn(process.execPath, ['--enable-source-maps', outfile], {
    stdio: 'inherit',
  });
  const [code] = await once(program, 'exit');
  return code ?? 1;
}
