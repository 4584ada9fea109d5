import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const TYPESCRIPT = pathToFileURL(require.resolve('tsx')).href;

/** A project folder with the real scripts, and a Docusaurus that writes a page in no time. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
let project: string;

beforeAll(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
  fs.cpSync(path.join(ROOT, 'scripts/start.ts'), path.join(project, 'scripts/start.ts'));
  for (const name of ['pagesServer.ts', 'server']) {
    fs.cpSync(path.join(ROOT, 'scripts', name), path.join(project, 'scripts', name), {
      recursive: true,
    });
  }
  const bin = path.join(project, 'node_modules/@docusaurus/core/bin');
  fs.mkdirSync(bin, {recursive: true});
  fs.writeFileSync(
    path.join(bin, 'docusaurus.mjs'),
    `import fs from 'node:fs';
     if (process.env.FAIL) process.exit(1);
     fs.mkdirSync('build', {recursive: true});
     fs.writeFileSync('build/index.html', process.argv.slice(2).join(' '));`,
  );
});
afterAll(() => fs.rmSync(project, {recursive: true}));

const script = () => ['--import', TYPESCRIPT, path.join(project, 'scripts/start.ts')];
const withEnv = (env: NodeJS.ProcessEnv) => ({
  env: {...process.env, ...env},
  encoding: 'utf8' as const,
});

describe('npm start', () => {
  it('builds, serves below the base URL, prints the URL, and stops on a signal', async () => {
    const child = spawn(
      process.execPath,
      [...script(), '--port', '0'],
      withEnv({BASE_URL: '/redux/'}),
    );
    const ended = new Promise(resolve => child.once('close', resolve));
    try {
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout.on('data', chunk => {
          const address = /http:\S+/.exec(String(chunk))?.[0];
          if (address) {
            resolve(address);
          }
        });
        child.once('close', () => reject(new Error('It ended without an address.')));
      });
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/redux\/$/);
      expect(await (await fetch(url)).text()).toBe('build');
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
  });

  it('stops with one message before building if the port is in use', async () => {
    const holder = http.createServer();
    await new Promise(resolve => holder.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = holder.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      script(),
      withEnv({PORT: String(port)}),
    );
    await new Promise(resolve => holder.close(resolve));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Port ${port} is in use. Stop the program that's using it, or choose another port: npm start -- --port ${port + 1}\n`,
    );
  });

  it.each([
    [['--port', 'abc'], {}, '--port is "abc", which isn\'t a port.'],
    [[], {PORT: '70000'}, 'PORT is "70000", which isn\'t a port.'],
    [['--prot', '3000'], {}, 'Usage: npm start -- [--port NUMBER] [--no-build]'],
    [['--port=0'], {FAIL: '1'}, "The build failed, so there's nothing to serve."],
  ])("%j %j: says what's wrong", (args, env, message) => {
    const {status, stderr} = spawnSync(process.execPath, [...script(), ...args], withEnv(env));
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it("serves the last build with --no-build, and says so if there's none", () => {
    fs.rmSync(path.join(project, 'build'), {recursive: true, force: true});
    const {status, stderr} = spawnSync(
      process.execPath,
      [...script(), '--no-build', '--port=0'],
      withEnv({}),
    );
    expect(status).toBe(1);
    expect(stderr).toContain('Run "npm run build" first.');
  });
});
