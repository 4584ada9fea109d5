import {GUARD, MODULE_PREFIX, REPORTER, WAIT_LIMIT_MS} from '../shared/constants';
import type {FromCell, Job} from '../shared/messages';
import {closeWorld} from './closeWorld';
import {describeError} from './describeError';
import {fixWorld} from './fixedWorld';
import {createGuard} from './guard';
import {limitMessages} from './limitMessages';
import {linkModules} from './linkModules';
import {createOutput, type Literals} from './output';
import {openDocument} from './openDocument';
import {pause, watchTimers} from './timers';

/** How long to wait between two looks at a sample, in ms. */
const TURN_MS = 2;

/** How many turns a sample without timers may wait for promises that something else settles. */
const MAX_IDLE_TURNS = 100;

/** How many turns a sample may print after its last stated result. */
const LAST_TURNS = 5;

const isDocument = typeof document === 'object';

const postHere: (message: FromCell) => void = self.postMessage.bind(self);
const makeAddress = URL.createObjectURL.bind(URL);
const createBlob = (text: string) => new Blob([text], {type: 'text/javascript'});

// The bundler would look for the module itself.
const load = (address: string): Promise<object> => import(/* webpackIgnore: true */ address);

/** The names of modules by their address, because the browser's own messages name addresses. */
const names = new Map<string, string>();

const ADDRESS = /blob:[^\s'")]+/g;

/**
 * Makes the function that reports. The page stops a sample that reports too much, but a browser may take seconds to end a
 * worker, and what arrives until then keeps the page busy. So there's a limit here, too.
 */
const limitPost = (send: (message: FromCell) => void) =>
  limitMessages(
    message =>
      send(
        message.kind === 'error'
          ? {
              ...message,
              text: message.text.replace(ADDRESS, address => names.get(address) ?? address),
            }
          : message,
      ),
    () => {},
  );

async function run(job: Job, post: (message: FromCell) => void): Promise<void> {
  const addresses = linkModules(job.modules, text => makeAddress(createBlob(text)));
  addresses.forEach((address, name) => names.set(address, name));
  const literals = await load(addresses.get(job.literals) ?? '');
  const stated: readonly Literals[] = Reflect.get(literals, 'default');
  const output = createOutput(job, stated, post);

  let isEvaluated = false;
  let hasFailed = false;
  let isOver = false;
  const fail = (thrown: unknown, place?: string) => {
    if (!hasFailed || isOver) {
      hasFailed = true;
      output.fail(thrown, place);
    }
  };
  self.addEventListener('error', event => {
    event.preventDefault();
    const {error, message, filename, lineno, colno} = event;
    const file = names.get(filename);
    fail(
      error ?? message,
      `${file === undefined ? filename : MODULE_PREFIX + file}:${lineno}:${colno}`,
    );
  });
  self.addEventListener('unhandledrejection', event => {
    event.preventDefault();
    fail(event.reason);
  });

  const timers = watchTimers(isDocument);
  fixWorld();
  closeWorld();
  Object.defineProperty(globalThis, 'console', {value: output.console, configurable: true});
  Object.defineProperty(globalThis, REPORTER, {value: output.reporter});
  if (isDocument) {
    Object.defineProperty(globalThis, GUARD, {value: createGuard()});
    openDocument(post);
    // Those that render take long. In a worker, the sample's own order counts.
    for (const name of job.packages) {
      await load(addresses.get(name) ?? '');
    }
  }

  post({kind: 'start'});
  void load(addresses.get(job.entry) ?? '')
    .catch((thrown: unknown) => {
      // Only an event tells where an error is that has no stack, such as a name that's declared twice.
      const report = describeError(thrown).place ? fail : reportError;
      report(thrown);
    })
    .then(() => {
      isEvaluated = true;
    });
  const start = performance.now();
  let idleTurns = 0;
  const mayStop = () =>
    idleTurns > (hasFailed || output.isComplete() ? LAST_TURNS : MAX_IDLE_TURNS);
  while (!mayStop()) {
    await pause(TURN_MS);
    idleTurns = isEvaluated && timers.pending() === 0 ? idleTurns + 1 : 0;
    if (performance.now() - start > WAIT_LIMIT_MS) {
      post({kind: 'unfinished'});
      timers.clear();
      break;
    }
  }
  output.finish();
  // In a document, the sample goes on answering the reader, and may fail while it does.
  isOver = true;
}

/** A document gets a port; a worker is its own. */
function start({data, ports: [port]}: MessageEvent<Job>): Promise<void> {
  const post = limitPost(port ? port.postMessage.bind(port) : postHere);
  return run(data, post).catch((thrown: unknown) => {
    post({kind: 'error', ...describeError(thrown)});
    post({kind: 'end'});
  });
}

self.addEventListener('message', event => void start(event), {once: true});
