import {prepareWorker} from '@site/theme-plugin/search/src/engine/prepareWorker';

/** Replaces the browser's worker. The browser tests cover the real one. */
class TestWorker extends EventTarget {
  static readonly started: TestWorker[] = [];
  readonly messages: unknown[] = [];

  constructor(readonly url: URL) {
    super();
    TestWorker.started.push(this);
  }

  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

let tests = 0;
let indexUrl: string;

beforeEach(() => {
  TestWorker.started.length = 0;
  tests += 1;
  indexUrl = `http://localhost/${tests}/search/`;
  Object.assign(globalThis, {Worker: TestWorker});
});

afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

it('starts one worker for an index, and opens it', () => {
  const worker = prepareWorker(indexUrl);
  expect(prepareWorker(indexUrl)).toBe(worker);
  expect(TestWorker.started).toHaveLength(1);
  expect(TestWorker.started[0]?.messages).toEqual([{kind: 'open', indexUrl}]);
  expect(String(TestWorker.started[0]?.url)).toContain('/engine/worker');
});

it.each(['error', 'messageerror'])('starts another one after its %s', type => {
  prepareWorker(indexUrl);
  TestWorker.started[0]?.dispatchEvent(new Event(type));
  prepareWorker(indexUrl);
  expect(TestWorker.started).toHaveLength(2);
});

it("handles the failure of a worker, so the browser doesn't report an error", () => {
  prepareWorker(indexUrl);
  const failure = new Event('error', {cancelable: true});
  TestWorker.started[0]?.dispatchEvent(failure);
  expect(failure.defaultPrevented).toBe(true);
});

it("throws if workers aren't supported", () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  expect(() => prepareWorker(indexUrl)).toThrow(ReferenceError);
});
