import type {FromCell, Job, ToCell} from '../../../playground/shared/messages';
import {RUN_LIMIT_MS} from '../../../playground/shared/constants';

/** How long the cell may take to load, and a worker to start. */
const LOAD_LIMIT_MS = 10_000;

/** How often the cell is loaded, and a run started, before the reader hears that it doesn't work. */
const ATTEMPTS = 2;

/** How a run ended. */
export type Ending = 'finished' | 'stopped' | 'failed' | 'replaced';

/** The worker's script, and what it runs. */
export interface Load {
  readonly worker: string;
  readonly job: Job;
}

export interface Cell {
  /** Runs a job once it's there, and stops the one before it. A later run replaces one that waits. */
  readonly run: (load: Promise<Load>, onMessage: (message: FromCell) => void) => Promise<Ending>;
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
function connect(frame: HTMLIFrameElement, parent: Element): Promise<MessagePort> {
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
    parent.append(frame);
  });
}

/**
 * Creates the cell: a frame without the site's rights, which runs each job in a worker. It's loaded on the first run.
 * The clock is here, because the sample may keep its own thread busy.
 */
export function createCell(url: string, parent: Element): Cell {
  let frame: HTMLIFrameElement | undefined;
  let control: Promise<MessagePort> | undefined;
  let endCurrent: ((ending: Ending) => void) | undefined;
  let latest = 0;

  function discard(): void {
    frame?.remove();
    frame = undefined;
    control = undefined;
  }

  async function load(): Promise<MessagePort> {
    for (let attempt = 1; ; attempt += 1) {
      const loading = createFrame(url);
      frame = loading;
      try {
        return await connect(loading, parent);
      } catch (error) {
        const isWanted = frame === loading;
        loading.remove();
        if (attempt === ATTEMPTS || !isWanted) {
          control = isWanted ? undefined : control;
          throw error;
        }
      }
    }
  }

  /** Runs in a channel of its own, so that nothing of the run before it arrives. */
  function start(
    connected: MessagePort,
    {worker, job}: Load,
    onMessage: (message: FromCell) => void,
  ): Promise<Ending> {
    const {port1, port2} = new MessageChannel();
    const send = (message: ToCell, ports: MessagePort[] = []) =>
      connected.postMessage(message, ports);
    return new Promise(resolve => {
      let isStarted = false;
      let timer = window.setTimeout(() => {
        discard();
        end('failed');
      }, LOAD_LIMIT_MS);
      const end = (ending: Ending) => {
        window.clearTimeout(timer);
        port1.onmessage = null;
        port1.close();
        endCurrent = undefined;
        send({kind: 'stop'});
        resolve(ending);
      };
      endCurrent = end;
      port1.onmessage = ({data}: MessageEvent<FromCell>) => {
        if (data.kind === 'start' && !isStarted) {
          isStarted = true;
          window.clearTimeout(timer);
          timer = window.setTimeout(() => end('stopped'), RUN_LIMIT_MS);
        } else if (data.kind === 'end') {
          end('finished');
        } else {
          onMessage(data);
        }
      };
      send({kind: 'run', worker, job}, [port2]);
    });
  }

  return {
    async run(loading, onMessage) {
      latest += 1;
      const own = latest;
      const loaded = await loading;
      let ending: Ending = 'replaced';
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        if (own !== latest) {
          return 'replaced';
        }
        control ??= load();
        const connected = await control;
        if (own !== latest) {
          return 'replaced';
        }
        endCurrent?.('replaced');
        ending = await start(connected, loaded, onMessage);
        if (ending !== 'failed') {
          break;
        }
      }
      return ending;
    },
    close() {
      latest += 1;
      discard();
      endCurrent?.('replaced');
    },
  };
}
