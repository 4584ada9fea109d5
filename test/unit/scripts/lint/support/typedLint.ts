import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Linter, type Rule} from 'eslint';
import tseslint from 'typescript-eslint';

// The first run reads the language's types.
jest.setTimeout(240_000);

/** Makes a project with a single file, and a function that returns what a rule finds in a text of that file. */
export function typedLint(rule: Rule.RuleModule): (text: string) => string[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'typed-lint-'));
  const filename = path.join(root, 'file.ts');
  fs.writeFileSync(filename, '');
  fs.writeFileSync(
    path.join(root, 'tsconfig.json'),
    JSON.stringify({compilerOptions: {target: 'es2022', strict: true, types: []}}),
  );
  afterAll(() => fs.rmSync(root, {recursive: true}));
  const linter = new Linter({cwd: root});
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {projectService: true, tsconfigRootDir: root},
    },
    plugins: {site: {rules: {rule}}},
    rules: {'site/rule': 'error'},
  };
  return text =>
    linter.verify(`${text}\nexport {};`, config, {filename}).map(({message}) => message);
}
