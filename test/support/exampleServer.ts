import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {commandOf} from './commandOf';

const PREVIEW = commandOf('preview-example.ts');

/**
 * Builds a snapshot of the examples and serves it in a separate process, since Playwright's loader can't load its
 * kind of modules.
 *
 * @param name - as `npm run example` takes it, such as `essentials/8`
 */
export async function startExampleServer(
  name: string,
): Promise<{url: string; close: () => Promise<void>}> {
  const server = spawn(process.execPath, [...PREVIEW, name], {stdio: ['pipe', 'pipe', 'inherit']});
  for await (const line of server.stdout) {
    const close = async () => {
      server.stdin.end();
      await once(server, 'exit');
    };
    return {url: String(line).trim(), close};
  }
  throw new Error(`The snapshot ${name} could not be built and served; the reason stands above.`);
}
