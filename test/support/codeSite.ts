import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {browserslist} from '../../package.json';
import {fixtureConfig} from './buildFixtureSite';

const root = path.join(__dirname, '../..');
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** A line that's wider than any block. */
export const LONG_LINE = `const long = '${'very '.repeat(60)}long';`;

/** How many blocks there are before the last heading. */
const FILLERS = 40;

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const code = [
  '---\nslug: /code\n---\n\n# Code\n\n[Plain](./plain.md)\n',
  fence('ts title="short.ts"', 'const a: string = "b"; // why\n\nexport default a;'),
  fence('ts title="long.ts" {1}', `${LONG_LINE}\nf(1);`),
  fence('js title="numbered.js" showLineNumbers=9', '/* a\nb */\nconst c = `d ${e(1)}`;'),
  fence('js title="marked.js"', 'a();\n// highlight-next-line\nb();'),
  fence('diff-ts title="changed.ts"', '  keep();\n- old();\n+ fresh();'),
  fence('bash', 'npm install redux'),
  ...Array.from({length: FILLERS}, (_, i) =>
    fence(`ts title="filler-${i}.ts"`, `a(${i});\nb();\n`),
  ),
  '## The end\n\nText.\n',
  'More text.\n\n'.repeat(60),
].join('\n');

/**
 * A site with blocks of each kind at `/code`, in an article, and one at `/notes`, on a page that React renders as a whole.
 * There's none at `/plain`, which links to both.
 */
const files = {
  // Use the project's own browserslist: older browsers wouldn't get the cascade layers that the theme relies on.
  'package.json': JSON.stringify({name: 'code-site', browserslist}),
  'docusaurus.config.js': fixtureConfig(`
    themeConfig: {navbar: {title: 'Code'}, prism: {additionalLanguages: ['bash']}},
  `),
  'src/pages/index.md': '# Home\n\n[Code](/code)\n',
  'src/pages/notes.md': `# Notes\n\n${fence('ts title="note.ts"', 'const a = 1;')}`,
  'docs/code.md': code,
  'docs/plain.md':
    '---\nslug: /plain\n---\n\n# Plain\n\n[Code](./code.md), [its end](./code.md#the-end), [Notes](/notes)\n',
};

/**
 * Builds the site in a new temporary folder.
 *
 * @returns the site's folder; the built pages are in its `build` folder
 * @throws Error with the build's output if the build fails
 */
export function buildCodeSite(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'code-site-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const {status, stdout, stderr} = spawnSync(process.execPath, [docusaurus, 'build'], {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', CI: 'true'},
  });
  if (status !== 0) {
    throw new Error(`The site with code blocks was not built:\n${stdout}\n${stderr}`);
  }
  return dir;
}
