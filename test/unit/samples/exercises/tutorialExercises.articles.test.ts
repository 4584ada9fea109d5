import fs from 'node:fs';
import {compileChecks} from '@site/theme-plugin/theme/src/client/playground/run/compileChecks';
import {listPages} from '@site/src/samples/pages/listPages';
import {PLAYGROUND_PACKAGES} from '@site/src/samples/playground/packages';
import {readPlaygroundBlocks} from '@site/src/samples/playground/readSamples';

const packages = Object.fromEntries(
  PLAYGROUND_PACKAGES.map(name => [name, {file: `${name}.js`, imports: []}]),
);

it('links the checks of every exercise for the browser, with the file of the reader', () => {
  const judged = readPlaygroundBlocks(process.cwd()).flatMap(({sample}) =>
    sample?.checks ? [{sample, checks: sample.checks}] : [],
  );
  expect(judged.length).toBeGreaterThanOrEqual(16);
  for (const {sample, checks} of judged) {
    const job = compileChecks(sample, checks, {packages});
    expect(job.modules.map(({name}) => name)).toContain(sample.files[0]?.name);
  }
});

const sayFolder = (exercises: string): RegExp =>
  new RegExp(`\\b${exercises}\\b[^.]*(?:\\. )?[^.]*your app's folder`, 'i');

/** What a page says of exercises that need the app: of all of them, or of one by its place. */
const ALL_IN_FOLDER = sayFolder('(?:both|these)(?: exercises)?');
const ONE_IN_FOLDER = [sayFolder('first exercise'), sayFolder('second (?:one|exercise)')];

/** What it says of those that are judged. */
const ON_PAGE = /click the code[^.]* press \*Check\*/;

it('says of every exercise whether it is done on the page or in the folder', () => {
  const silent = listPages(process.cwd()).flatMap(page => {
    const text = fs.readFileSync(page, 'utf8');
    const [before = '', ...exercises] = text.split(/^:::exercise/m);
    const oneLine = (part: string) => part.replace(/\s+/g, ' ');
    const intro = oneLine(before.slice(before.lastIndexOf('\n## ')));
    const isJudged = (exercise: string) => /^```\w+ start /m.test(exercise);
    const inFolder = exercises.map(exercise => / solution=/.test(exercise) && !isJudged(exercise));
    const expected = inFolder.every(Boolean)
      ? [ALL_IN_FOLDER]
      : ONE_IN_FOLDER.filter((_, place) => inFolder[place]);
    const saysFolder = exercises.length === 0 || expected.every(each => each.test(intro));
    return saysFolder && (!exercises.some(isJudged) || ON_PAGE.test(oneLine(text))) ? [] : [page];
  });
  expect(silent).toEqual([]);
});
