import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readContent} from '../src/tutorials/templates/readContent';
import {TEMPLATES_FOLDER} from '../src/tutorials/templates/readTemplate';

const USAGE = `Saves a template of create-vite. The replay starts from it if a part begins with "npm create vite".

  npm pack create-vite && tar xzf create-vite-*.tgz
  npx tsx scripts/save-template.ts --from package --template react-ts`;

const {values} = parseArgs({options: {from: {type: 'string'}, template: {type: 'string'}}});
if (values.from === undefined || values.template === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  save(values.from, values.template);
}

/**
 * @param from - folder of the unpacked package
 * @param template - value of `--template`
 */
function save(from: string, template: string) {
  const {version} = JSON.parse(fs.readFileSync(path.join(from, 'package.json'), 'utf8'));
  const folder = path.join(from, `template-${template}`);
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .map(file => [nameInProject(path.relative(folder, file)), readContent(file)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const saved = {createVite: version, files: Object.fromEntries(files)};
  const target = path.join(TEMPLATES_FOLDER, `vite-${template}.json`);
  fs.writeFileSync(target, `${JSON.stringify(saved, null, 2)}\n`);
  console.log(`${target}: ${files.length} files of create-vite ${version}`);
}

/** create-vite stores hidden files with an underscore instead of a dot, because npm would treat them specially. */
function nameInProject(file: string) {
  return file.split(path.sep).join('/').replace(/^_/, '.');
}
