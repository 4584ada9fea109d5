import fs from 'node:fs';
import {compileChecks} from '@site/theme-plugin/src/client/playground/run/compileChecks';
import {listPages} from '@site/src/samples/pages/listPages';
import {PLAYGROUND_PACKAGES} from '@site/src/samples/playground/packages';
import {readPlaygroundBlocks} from '@site/src/samples/playground/readSamples';

const packages = Object.fromEntries(
  PLAYGROUND_PACKAGES.map(name => [name, {file: `${name}.js`, imports: []}]),
);

/** What a page says of an exercise that needs the app. */
const FOLDER = "your app's folder";

it('links the checks of every exercise for the browser, with the file of the reader', () => {
  const judged = readPlaygroundBlocks(process.cwd()).flatMap(({sample}) =>
    sample?.checks ? [{sample, checks: sample.checks}] : [],
  );
  expect(judged.length).toBeGreaterThanOrEqual(12);
  for (const {sample, checks} of judged) {
    const job = compileChecks(sample, checks, {packages});
    expect(job.modules.map(({name}) => name)).toContain(sample.files[0]?.name);
  }
});

it('says of every other exercise of an app that it is done in the folder', () => {
  const silent = listPages(process.cwd()).filter(page => {
    const [, ...exercises] = fs.readFileSync(page, 'utf8').split(/^:::exercise/m);
    const needsApp = exercises.some(
      text => / solution=/.test(text) && !/^```\w+ start /m.test(text),
    );
    return needsApp && !fs.readFileSync(page, 'utf8').replace(/\s+/g, ' ').includes(FOLDER);
  });
  expect(silent).toEqual([]);
});
