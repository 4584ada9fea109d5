import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compareFolders} from './drift/compareFolders';
import {recordUpstream, type UpstreamRecord} from './drift/record';
import {upstreamFiles} from './drift/upstreamFiles';
import {runNpm} from './npm/runNpm';
import {runProgram} from './npm/runProgram';

const ROOT = path.join(__dirname, '..');
const RECORD = path.join(ROOT, 'theme-plugin/theme/upstream.json');

const USAGE = `Lists what has changed in the components of Docusaurus that the theme replaces or wraps.

  npm run drift                compares the newest releases with the ones that the theme was written against
  npm run drift -- --to 3.11.0 compares another release
  npm run drift -- --accept    records the installed releases, once the theme has caught up with them

Exits with 1 if files differ.`;

/**
 * Downloads a release of a package into a new folder.
 *
 * @param temp - parent of the folder
 * @param release - name and version, or name and tag
 */
async function download(temp: string, release: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(temp, 'package-'));
  await runNpm(['pack', release, '--pack-destination', folder], {cwd: folder});
  const tarball = fs.readdirSync(folder)[0] ?? '';
  const args = ['-xzf', tarball, '--strip-components=1'];
  await runProgram({name: `tar ${args.join(' ')}`, file: 'tar', args, cwd: folder});
  return folder;
}

async function listDrift(to: string): Promise<void> {
  const record: UpstreamRecord = JSON.parse(fs.readFileSync(RECORD, 'utf8'));
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'drift-'));
  let found = 0;
  try {
    for (const [name, {version, files}] of Object.entries(record)) {
      const before = await download(temp, `${name}@${version}`);
      const after = await download(temp, `${name}@${to}`);
      const moved = compareFolders(before, after, Object.keys(files));
      const newest = (
        JSON.parse(fs.readFileSync(path.join(after, 'package.json'), 'utf8')) as {version: string}
      ).version;
      console.log(`${name}: files that differ between ${version} and ${newest}: ${moved.length}`);
      for (const {file, difference} of moved) {
        console.log(`\n${file}\n${difference}`);
      }
      found += moved.length;
    }
    console.log(`\nFiles that differ: ${found}`);
    process.exitCode = found > 0 ? 1 : 0;
  } finally {
    fs.rmSync(temp, {recursive: true});
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      accept: {type: 'boolean'},
      help: {type: 'boolean'},
      to: {type: 'string', default: 'latest'},
    },
  });
  if (values.help) {
    console.log(USAGE);
  } else if (values.accept) {
    const record = recordUpstream(path.join(ROOT, 'node_modules'), upstreamFiles(ROOT));
    fs.writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  } else {
    await listDrift(values.to);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
