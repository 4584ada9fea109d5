import {limitMessages} from '../cell/limitMessages';
import type {FromCell, Job, ToCell} from '../shared/messages';
import {RUN_LIMIT_MS} from '../shared/constants';
import {connect, createFrame, LOAD_LIMIT_MS} from './cellFrame';
import {colorModeOf, followColorMode} from './colorMode';

/** How often the cell is loaded, and a run started, before the reader hears that it doesn't work. */
const ATTEMPTS = 2;

/** How long nothing of a run may have arrived before it's stopped at its limit, in ms, and how often that's waited for. */
const QUIET_MS = 100;
const QUIET_WAITS = 5;

/** How a run ended. */
export type Ending = 'finished' | 'stopped' | 'failed' | 'replaced';

/** The worker's script, and what it runs. */
export interface Load {
  readonly worker: string;
  readonly job: Job;
  /** Whether it runs in the document of the cell, which then goes on after the end, for the reader to use. */
  readonly inDocument: boolean;
}

/** Where the cell is, and its name for screen readers while it's visible. */
export interface CellPlace {
  readonly element: Element;
  readonly title: string;
}

export interface Cell {
  /** Loads the cell, unless it's there. If that fails, the next run tries again. */
  readonly prepare: () => Promise<unknown>;
  /**
   * Runs a job once it's there, and stops the one before it. A later run replaces one that waits. A job in the document
   * may still report after its end.
   */
  readonly run: (load: Promise<Load>, onMessage: (message: FromCell) => void) => Promise<Ending>;
  readonly close: () => void;
}

/**
 * Creates the cell: a frame without the site's rights. It runs each job in a worker, or one job in its document, and is
 * then replaced. The clock is here, because the sample may keep its own thread busy.
 */
export function createCell(url: string, {element, title}: CellPlace): Cell {
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
      const loading = createFrame(url, title);
      frame = loading;
      try {
        return await connect(loading, element);
      } catch (error) {
        loading.remove();
        // Unless the cell was closed meanwhile: nobody waits for it then.
        if (frame === loading) {
          if (attempt < ATTEMPTS) {
            continue;
          }
          control = undefined;
        }
        throw error;
      }
    }
  }

  const prepare = () => (control ??= load());

  /** Runs in a channel of its own, so that nothing of the run before it arrives. */
  function start(
    connected: MessagePort,
    {worker, job, inDocument}: Load,
    onMessage: (message: FromCell) => void,
  ): Promise<Ending> {
    const {port1, port2} = new MessageChannel();
    frame?.toggleAttribute('hidden', !inDocument);
    return new Promise(resolve => {
      let isStarted = false;
      let isReporting = false;
      let timer = window.setTimeout(() => {
        discard();
        end('failed');
      }, LOAD_LIMIT_MS);
      const end = (ending: Ending) => {
        window.clearTimeout(timer);
        resolve(ending);
        if (!inDocument || ending !== 'finished') {
          disconnect();
        }
      };
      const disconnect = () => {
        port1.onmessage = null;
        port1.close();
        endCurrent = undefined;
        if (inDocument) {
          stopFollowing?.();
          discard();
          onMessage({kind: 'height', height: 0});
        } else {
          connected.postMessage({kind: 'stop'} satisfies ToCell);
        }
      };
      // What a run reports in time arrives late while the page is busy with the output before it.
      const stopOnceQuiet = (waits: number) => {
        isReporting = false;
        timer = window.setTimeout(
          () => (isReporting && waits > 0 ? stopOnceQuiet(waits - 1) : end('stopped')),
          QUIET_MS,
        );
      };
      endCurrent = end;
      const receive = (data: FromCell) => {
        isReporting = true;
        if (data.kind === 'start' && !isStarted) {
          isStarted = true;
          window.clearTimeout(timer);
          timer = window.setTimeout(stopOnceQuiet, RUN_LIMIT_MS - QUIET_MS, QUIET_WAITS);
        } else if (data.kind === 'end') {
          end('finished');
        } else {
          onMessage(data);
        }
      };
      // The cell limits the messages of a worker, but not its own.
      const limited = inDocument ? limitMessages(receive, disconnect) : receive;
      port1.onmessage = ({data}: MessageEvent<FromCell>) => limited(data);
      connected.postMessage({kind: 'run', worker, job, inDocument} satisfies ToCell, [port2]);
      let stopFollowing: (() => void) | undefined;
      if (inDocument) {
        stopFollowing = followColorMode(() =>
          connected.postMessage({kind: 'mode', mode: colorModeOf(element)} satisfies ToCell),
        );
        // The sample has replaced its own document by another one.
        frame?.addEventListener('load', () => {
          disconnect();
          onMessage({kind: 'error', text: 'Error: The code tried to leave its page'});
          end('finished');
        });
      }
    });
  }

  return {
    prepare,
    async run(loading, onMessage) {
      latest += 1;
      const own = latest;
      const loaded = await loading;
      for (let attempt = 1; ; attempt += 1) {
        if (own !== latest) {
          return 'replaced';
        }
        endCurrent?.('replaced');
        const connected = await prepare();
        if (own !== latest) {
          return 'replaced';
        }
        const ending = await start(connected, loaded, onMessage);
        if (ending !== 'failed' || attempt === ATTEMPTS) {
          return ending;
        }
      }
    },
    close() {
      latest += 1;
      discard();
      endCurrent?.('replaced');
    },
  };
}
