/** @jest-environment jsdom */
import {createCell} from '@folio-playground/run/cell';
import {MAX_REPORTED} from '@folio-playground/shared/constants';
import type {FromCell, ToCell} from '@folio-playground/shared/messages';

/** A port without a browser, which delivers in the next microtask. */
class FakePort {
  onmessage: ((event: {data: unknown; ports: FakePort[]}) => void) | null = null;
  other: FakePort | undefined;
  isClosed = false;

  postMessage(data: unknown, ports: FakePort[] = []) {
    void Promise.resolve().then(() => this.other?.onmessage?.({data, ports}));
  }

  close() {
    this.isClosed = true;
  }
}

class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

const load = (worker: string, inDocument = false) =>
  Promise.resolve({
    worker,
    inDocument,
    job: {modules: [], packages: [], entry: worker, literals: '', expectations: []},
  });

/** A cell whose frame is connected by hand. It records the runs that it's asked for, with the port of each. */
function setUp() {
  const runs: {worker: string; port: FakePort}[] = [];
  const modes: string[] = [];
  const parent = document.createElement('div');
  document.body.replaceChildren(parent);
  const cell = createCell('/cell.html', {element: parent, title: 'Preview'});
  const frames = () => parent.querySelectorAll('iframe');
  const ready = async () => {
    await jest.advanceTimersByTimeAsync(0);
    const frame = frames()[0]!;
    const postMessage = (_: unknown, __: string, [port]: FakePort[]) => {
      port!.onmessage = ({data, ports}) => {
        const message = data as ToCell;
        if (message.kind === 'run') {
          runs.push({worker: message.worker, port: ports[0]!});
        } else if (message.kind === 'mode') {
          modes.push(message.mode);
        }
      };
      port!.postMessage({kind: 'ready'});
    };
    Object.defineProperty(frame, 'contentWindow', {value: {postMessage}, configurable: true});
    frame.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
  };
  const report = async (run: number, ...messages: FromCell[]) => {
    messages.forEach(message => runs[run]?.port.postMessage(message));
    await jest.advanceTimersByTimeAsync(0);
  };
  return {cell, runs, modes, frames, ready, report};
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {MessageChannel: FakeChannel});
});

afterEach(() => jest.useRealTimers());

it('runs a job, passes on what it reports, and ends', async () => {
  const {cell, ready, report} = setUp();
  const onMessage = jest.fn();
  const ending = cell.run(load('one'), onMessage);
  await ready();
  await report(0, {kind: 'start'}, {kind: 'unfinished'}, {kind: 'end'});
  expect(await ending).toBe('finished');
  expect(onMessage.mock.calls).toEqual([[{kind: 'unfinished'}]]);
});

it('runs in the cell that was loaded ahead', async () => {
  const {cell, runs, frames, ready, report} = setUp();
  void cell.prepare();
  await ready();
  const ending = cell.run(load('one'), () => {});
  await jest.advanceTimersByTimeAsync(0);
  expect(frames()).toHaveLength(1);
  expect(runs.map(({worker}) => worker)).toEqual(['one']);
  await report(0, {kind: 'end'});
  expect(await ending).toBe('finished');
});

it('loads the cell again for a run if it never came ahead', async () => {
  const {cell, frames, ready, report} = setUp();
  const failed = expect(cell.prepare()).rejects.toThrow("The cell didn't load.");
  await jest.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(frames()).toHaveLength(0);
  const ending = cell.run(load('one'), () => {});
  await ready();
  await report(0, {kind: 'end'});
  expect(await ending).toBe('finished');
});

it('stops a busy run on time, however often it claims to start', async () => {
  const {cell, ready, report} = setUp();
  const ending = cell.run(load('one'), () => {});
  await ready();
  await report(0, {kind: 'start'});
  await jest.advanceTimersByTimeAsync(1000);
  await report(0, {kind: 'start'});
  await jest.advanceTimersByTimeAsync(700);
  expect(await ending).toBe('stopped');
});

it('waits for what a run has reported in time, but not for one that goes on and on', async () => {
  const {cell, ready, report} = setUp();
  const line: FromCell = {kind: 'line', level: 'log', text: 'late'};
  const first = cell.run(load('one'), () => {});
  await ready();
  await report(0, {kind: 'start'});
  await jest.advanceTimersByTimeAsync(1650);
  await report(0, line);
  await jest.advanceTimersByTimeAsync(90);
  await report(0, {kind: 'end'});
  expect(await first).toBe('finished');
  const onEnd = jest.fn();
  void cell.run(load('two'), () => {}).then(onEnd);
  await jest.advanceTimersByTimeAsync(0);
  await report(1, {kind: 'start'});
  for (let ms = 0; ms < 2150; ms += 50) {
    await report(1, line);
    await jest.advanceTimersByTimeAsync(50);
    expect(onEnd).not.toHaveBeenCalled();
  }
  await report(1, line);
  await jest.advanceTimersByTimeAsync(50);
  expect(onEnd).toHaveBeenCalledWith('stopped');
});

it('starts only the last of the runs that wait for the cell', async () => {
  const {cell, runs, ready, report} = setUp();
  const first = cell.run(load('one'), () => {});
  const second = cell.run(load('two'), () => {});
  await ready();
  expect(await first).toBe('replaced');
  expect(runs.map(({worker}) => worker)).toEqual(['two']);
  await report(0, {kind: 'start'}, {kind: 'end'});
  expect(await second).toBe('finished');
});

it('never lets a run whose files come late replace a newer one', async () => {
  const {cell, runs, ready, report} = setUp();
  let arrive = () => {};
  const late = new Promise<void>(resolve => {
    arrive = resolve;
  }).then(() => load('late'));
  const first = cell.run(late, () => {});
  const second = cell.run(load('new'), () => {});
  await ready();
  arrive();
  expect(await first).toBe('replaced');
  expect(runs.map(({worker}) => worker)).toEqual(['new']);
  await report(0, {kind: 'end'});
  expect(await second).toBe('finished');
});

it('passes on nothing of a run that was replaced', async () => {
  const {cell, ready, report} = setUp();
  const first = cell.run(load('one'), () => {});
  await ready();
  const onMessage = jest.fn();
  const second = cell.run(load('two'), onMessage);
  await jest.advanceTimersByTimeAsync(0);
  expect(await first).toBe('replaced');
  await report(0, {kind: 'unfinished'}, {kind: 'end'});
  expect(onMessage).not.toHaveBeenCalled();
  await report(1, {kind: 'end'});
  expect(await second).toBe('finished');
});

it('replaces a cell that no longer answers, and tries once more', async () => {
  const {cell, runs, frames, ready, report} = setUp();
  const ending = cell.run(load('one'), () => {});
  await ready();
  const [dead] = frames();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(dead?.isConnected).toBe(false);
  await ready();
  expect(runs).toHaveLength(2);
  await report(1, {kind: 'end'});
  expect(await ending).toBe('finished');
});

it('says that a run failed if a second cell does not answer either', async () => {
  const {cell, frames, ready} = setUp();
  const ending = cell.run(load('one'), () => {});
  await ready();
  await jest.advanceTimersByTimeAsync(10_000);
  await ready();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await ending).toBe('failed');
  expect(frames()).toHaveLength(0);
});

it('loads nothing and runs nothing once it is closed', async () => {
  const {cell, frames} = setUp();
  const waiting = cell.run(load('one'), () => {});
  cell.close();
  expect(await waiting).toBe('replaced');
  expect(frames()).toHaveLength(0);
});

it('may be closed while it loads', async () => {
  const {cell, frames} = setUp();
  const waiting = cell.run(load('one'), () => {});
  const failed = expect(waiting).rejects.toThrow("The cell didn't load.");
  await jest.advanceTimersByTimeAsync(0);
  expect(frames()).toHaveLength(1);
  cell.close();
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(frames()).toHaveLength(0);
});

it('hides the frame while it runs a worker, and shows it with its name while it runs a document', async () => {
  const {cell, frames, ready, report} = setUp();
  const first = cell.run(load('one'), () => {});
  await ready();
  expect(frames()[0]?.hidden).toBe(true);
  await report(0, {kind: 'end'});
  await first;
  const second = cell.run(load('two', true), () => {});
  await jest.advanceTimersByTimeAsync(0);
  expect(frames()[0]?.hidden).toBe(false);
  expect(frames()[0]?.title).toBe('Preview');
  await report(1, {kind: 'start'}, {kind: 'end'});
  expect(await second).toBe('finished');
});

it('keeps a document after its end, passes on what it still reports, and replaces it for the next run', async () => {
  const {cell, frames, ready, report} = setUp();
  const onMessage = jest.fn();
  const first = cell.run(load('one', true), onMessage);
  await ready();
  await report(0, {kind: 'start'}, {kind: 'end'});
  expect(await first).toBe('finished');
  await report(0, {kind: 'line', level: 'log', text: 'clicked'}, {kind: 'end'});
  expect(onMessage.mock.calls).toEqual([[{kind: 'line', level: 'log', text: 'clicked'}]]);
  const [used] = frames();
  const second = cell.run(load('two'), () => {});
  await ready();
  expect(used?.isConnected).toBe(false);
  expect(frames()).toHaveLength(1);
  const late: FromCell = {kind: 'line', level: 'log', text: 'late'};
  await report(0, late);
  expect(onMessage).not.toHaveBeenCalledWith(late);
  await report(1, {kind: 'end'});
  expect(await second).toBe('finished');
});

it('removes a document that is stuck, and its preview', async () => {
  const {cell, frames, ready, report} = setUp();
  const onMessage = jest.fn();
  const ending = cell.run(load('one', true), onMessage);
  await ready();
  await report(0, {kind: 'start'});
  await jest.advanceTimersByTimeAsync(1700);
  expect(await ending).toBe('stopped');
  expect(frames()).toHaveLength(0);
  expect(onMessage.mock.calls).toEqual([[{kind: 'height', height: 0}]]);
});

it('removes a document that reports too much, also after its end', async () => {
  const {cell, frames, ready, report} = setUp();
  const onMessage = jest.fn();
  const ending = cell.run(load('one', true), onMessage);
  await ready();
  await report(0, {kind: 'start'}, {kind: 'end'});
  await ending;
  await report(0, {kind: 'line', level: 'log', text: 'x'.repeat(MAX_REPORTED + 1)});
  expect(onMessage.mock.calls).toEqual([
    [{kind: 'height', height: 0}],
    [{kind: 'error', text: 'Error: The sample reported too much, so it was stopped'}],
  ]);
  expect(frames()).toHaveLength(0);
});

it('notices that a document was replaced by another page', async () => {
  const {cell, frames, ready, report} = setUp();
  const onMessage = jest.fn();
  const ending = cell.run(load('one', true), onMessage);
  await ready();
  await report(0, {kind: 'start'});
  frames()[0]?.dispatchEvent(new Event('load'));
  expect(await ending).toBe('finished');
  expect(frames()).toHaveLength(0);
  expect(onMessage.mock.calls).toEqual([
    [{kind: 'height', height: 0}],
    [{kind: 'error', text: 'Error: The code tried to leave its page'}],
  ]);
});

it('tells a document the color mode of the page, and each later one', async () => {
  const {cell, modes, ready, report} = setUp();
  document.head.innerHTML =
    '<style>* {color-scheme: light} [data-theme=dark] * {color-scheme: dark}</style>';
  const ending = cell.run(load('one', true), () => {});
  await ready();
  await report(0, {kind: 'start'}, {kind: 'end'});
  await ending;
  document.documentElement.dataset.theme = 'dark';
  await jest.advanceTimersByTimeAsync(0);
  expect(modes).toEqual(['light', 'dark']);
  cell.close();
  document.documentElement.dataset.theme = 'light';
  await jest.advanceTimersByTimeAsync(0);
  expect(modes).toHaveLength(2);
});
