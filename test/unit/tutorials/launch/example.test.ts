import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {commandOf} from '../../../support/commandOf';
import {runProgram} from '../../../support/runCommand';

const start = (args: string[]) => spawn(process.execPath, [...commandOf('example.ts'), ...args]);

/** @returns the first chunk, or nothing if the stream ends without one */
async function firstOutput(stream: AsyncIterable<Buffer>): Promise<string> {
  for await (const chunk of stream) return String(chunk);
  return '';
}

test('serves a snapshot on the loopback address', async () => {
  const launcher = start(['fundamentals/2']);
  try {
    const line = await firstOutput(launcher.stdout);
    const [, address] = /fundamentals\/2 is at (http:\/\/127\.0\.0\.1:\d+\/)/.exec(line) ?? [];
    expect(address).toBeDefined();

    const page = await fetch(String(address));
    expect(await page.text()).toContain('<h1>At the door</h1>');

    const script = await fetch(`${address}src/door.ts`);
    const code = await script.text();
    expect(code).toContain('door/groupArrived');
    expect(code).not.toContain('interface DoorState {');
    // A browser that caches modules would show readers their program as it was before an edit.
    expect(script.headers.get('cache-control')).toBe('no-cache');
  } finally {
    launcher.kill();
    await once(launcher, 'close');
  }
});

test('says which snapshots exist if the name is wrong', async () => {
  const {code, stdout, stderr} = await runProgram('example.ts', ['essentials/99']);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('"essentials/99" is not the name of a snapshot.');
  expect(stderr).toContain('npm run example -- essentials/1\n');
  expect(stderr).toContain('npm run example -- fundamentals/1\n');
  expect(stderr).not.toContain('    at ');
});
