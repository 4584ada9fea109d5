import type {FromCell, Job, ToCell} from '../../../playground/shared/messages';
import {RUN_LIMIT_MS} from '../../../playground/shared/constants';

/** How long the cell may take to load, and a worker to start. */
const LOAD_LIMIT_MS = 10_000;

/** How often the cell is loaded before the reader hears that it doesn't. */
const ATTEMPTS = 2;

/** How a run ended. */
export type Ending = 'finished' | 'stopped' | 'failed' | 'replaced';

export interface Cell {
  /** Runs a job, and stops the one before it. */
  readonly run: (
    worker: string,
    job: Job,
    onMessage: (message: FromCell) => void,
  ) => Promise<Ending>;
  readonly close: () => void;
}

function createFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.hidden = true;
  frame.title = 'Playground';
  frame.src = url;
  return frame;
}

/** Loads the cell, and resolves with the port to it. */
function connect(frame: HTMLIFrameElement): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    const timer = window.setTimeout(
      () => reject(new Error("The cell didn't load.")),
      LOAD_LIMIT_MS,
    );
    port1.onmessage = ({data}: MessageEvent<FromCell>) => {
      if (data.kind === 'ready') {
        window.clearTimeout(timer);
        resolve(port1);
      }
    };
    // The frame's origin is opaque, so no other target would match it.
    frame.addEventListener('load', () => frame.contentWindow?.postMessage(null, '*', [port2]), {
      once: true,
    });
    document.body.append(frame);
  });
}

/**
 * Creates the cell: a frame without the site's rights, which runs each job in a worker. It's loaded on the first run.
 * The clock is here, because the sample may keep its own thread busy.
 */
export function createCell(url: string): Cell {
  let frame: HTMLIFrameElement | undefined;
  let port: Promise<MessagePort> | undefined;
  let endCurrent: ((ending: Ending) => void) | undefined;

  function close(): void {
    frame?.remove();
    frame = undefined;
    port = undefined;
    endCurrent?.('replaced');
  }

  async function load(): Promise<MessagePort> {
    for (let attempt = 1; ; attempt += 1) {
      frame = createFrame(url);
      try {
        return await connect(frame);
      } catch (error) {
        frame.remove();
        if (attempt === ATTEMPTS) {
          port = undefined;
          throw error;
        }
      }
    }
  }

  async function run(
    worker: string,
    job: Job,
    onMessage: (message: FromCell) => void,
  ): Promise<Ending> {
    endCurrent?.('replaced');
    port ??= load();
    const connected = await port;
    const send = (message: ToCell) => connected.postMessage(message);
    return new Promise(resolve => {
      let timer = window.setTimeout(() => end('failed'), LOAD_LIMIT_MS);
      const end = (ending: Ending) => {
        window.clearTimeout(timer);
        connected.onmessage = null;
        endCurrent = undefined;
        send({kind: 'stop'});
        resolve(ending);
      };
      endCurrent = end;
      connected.onmessage = ({data}: MessageEvent<FromCell>) => {
        if (data.kind === 'start') {
          window.clearTimeout(timer);
          timer = window.setTimeout(() => end('stopped'), RUN_LIMIT_MS);
        } else if (data.kind === 'end') {
          end('finished');
        } else {
          onMessage(data);
        }
      };
      send({kind: 'run', worker, job});
    });
  }

  return {run, close};
}
