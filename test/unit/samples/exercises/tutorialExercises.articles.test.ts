import {compileChecks} from '@folio-playground/run/compileChecks';
import {PLAYGROUND_PACKAGES} from '@site/src/samples/playground/packages';
import {readSamples} from '@site/src/samples/playground/readSamples';

const packages = Object.fromEntries(
  PLAYGROUND_PACKAGES.map(name => [name, {file: `${name}.js`, imports: []}]),
);

it('links the checks of every exercise for the browser, with the file of the reader', () => {
  const judged = readSamples(process.cwd()).flatMap(({sample}) =>
    sample?.checks ? [{sample, checks: sample.checks}] : [],
  );
  expect(judged.length).toBeGreaterThanOrEqual(16);
  for (const {sample, checks} of judged) {
    const bundle = compileChecks(sample, checks, {packages});
    expect(bundle.modules.map(({name}) => name)).toContain(sample.files[0]?.name);
  }
});
