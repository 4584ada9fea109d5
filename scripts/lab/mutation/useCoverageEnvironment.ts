import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const ENVIRONMENT = createRequire(import.meta.url).resolve(
  '@stryker-mutator/jest-runner/jest-env/jsdom',
);

/**
 * Switches test files from jsdom to Stryker's version of it, which records which mutants each test covers. Runs in
 * Stryker's copy of the project.
 */
function useCoverageEnvironment() {
  const folder = path.resolve('test/unit');
  if (!folder.includes(`${path.sep}sandbox-`)) {
    throw new Error(
      `${folder} isn't in a copy made by Stryker. Run "npm run mutate", which calls this script there.`,
    );
  }
  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (/\.test\.tsx?$/.test(name)) {
      const file = path.join(folder, name);
      const text = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(
        file,
        text.replace('@jest-environment jsdom', `@jest-environment ${ENVIRONMENT}`),
      );
    }
  }
}

useCoverageEnvironment();
