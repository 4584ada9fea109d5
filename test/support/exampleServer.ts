import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {commandOf} from './commandOf';

const PREVIEW = commandOf('preview-example.ts');

/**
 * Builds an example snapshot and serves it in a separate process, because Playwright's loader can't load its modules.
 *
 * @param name - in the form that `npm run example` takes, such as `essentials/8`
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
