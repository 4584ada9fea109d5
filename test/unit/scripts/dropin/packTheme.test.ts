import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packTheme} from '@site/scripts/dropin/packTheme';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'theme-'));
afterAll(() => fs.rmSync(root, {recursive: true, force: true}));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
}

let packed = 0;
let folders = 0;

/** Packs into a new folder, and returns the tarball's text, which says how many times it has packed. */
async function pack(): Promise<string> {
  folders += 1;
  const dir = path.join(root, `.cache/run-${folders}`);
  fs.mkdirSync(dir, {recursive: true});
  const tarball = await packTheme(root, dir, async (_root, target) => {
    packed += 1;
    fs.writeFileSync(path.join(target, 'folio-0.1.0.tgz'), `tarball ${packed}`);
  });
  expect(path.dirname(tarball)).toBe(dir);
  return fs.readFileSync(tarball, 'utf8');
}

describe('packTheme', () => {
  it('packs again only after a change to what goes into the theme', async () => {
    execFileSync('git', ['init', '--quiet'], {cwd: root});
    write('.gitignore', '.cache/\n/theme-plugin/lib/\n');
    write('theme-plugin/src/index.ts', 'export {};\n');
    write('package-lock.json', '{}');
    expect(await pack()).toBe('tarball 1');
    expect(await pack()).toBe('tarball 1');

    write('docs/page.md', 'An article.\n');
    write('theme-plugin/lib/index.js', '');
    expect(await pack()).toBe('tarball 1');

    write('theme-plugin/src/index.ts', 'export const a = 1;\n');
    expect(await pack()).toBe('tarball 2');
    write('package-lock.json', '{"packages": {}}');
    expect(await pack()).toBe('tarball 3');
    write('node_modules/.package-lock.json', '{}');
    expect(await pack()).toBe('tarball 4');
    expect(await pack()).toBe('tarball 4');
  });

  it('keeps nothing if packing fails', async () => {
    write('theme-plugin/src/index.ts', 'export const b = 2;\n');
    const dir = fs.mkdtempSync(path.join(root, '.cache/failing-'));
    const fail = () => Promise.reject(new Error('npm pack failed'));
    await expect(packTheme(root, dir, fail)).rejects.toThrow('npm pack failed');
    await expect(packTheme(root, dir, async () => undefined)).rejects.toThrow(
      "didn't leave a tarball",
    );
    expect(await pack()).toBe('tarball 5');
  });
});
