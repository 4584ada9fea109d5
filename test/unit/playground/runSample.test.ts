/** @jest-environment jsdom */
import {createCell, type Load} from '@folio-playground/run/cell';
import {createRunner} from '@folio-playground/run/runSample';

jest.mock('@folio-playground/run/cell', () => ({createCell: jest.fn()}));

/** What each run gets, or why it gets nothing. */
const loads: Promise<Load>[] = [];
const {fetch} = globalThis;

beforeEach(() => {
  loads.length = 0;
  jest.mocked(createCell).mockReturnValue({
    prepare: async () => {},
    async run(load) {
      loads.push(load);
      await load.catch(() => {});
      return 'finished';
    },
    close() {},
  });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const sample = {isTitled: false, files: [{name: 'sample.js', text: '1'}]};

it('loads the worker again for the next run only if that failed', async () => {
  let isOnline = false;
  let requests = 0;
  globalThis.fetch = async () => {
    requests += 1;
    return {ok: isOnline, status: 503, text: async () => 'worker'} as Response;
  };
  const runner = createRunner('/', {element: document.body, title: 'Preview'});
  const run = () =>
    runner.run(
      sample,
      () => {},
      () => {},
    );
  await run();
  await expect(loads[0]).rejects.toThrow('503');
  isOnline = true;
  await run();
  await run();
  expect((await loads[2])?.worker).toBe('worker');
  expect(requests).toBe(2);
});
