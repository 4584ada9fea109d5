import {MAX_CHARACTERS} from '../shared/constants';
import type {FromCell, Job, ToCell} from '../shared/messages';
import {limitMessages} from './limitMessages';

const addressOf = (script: string) =>
  URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));

/** Runs a job here, for a sample that needs a document. The page limits what it reports, and closes the cell after it. */
function runHere(script: string, job: Job, output: MessagePort): void {
  const element = document.createElement('script');
  element.src = addressOf(script);
  element.onload = () => dispatchEvent(new MessageEvent('message', {data: job, ports: [output]}));
  document.head.append(element);
}

/**
 * The script of the cell's page. It starts a worker for each run and passes its messages on; it makes no request, and
 * no code of a sample runs in it, except for one that needs a document.
 */
function open(control: MessagePort): void {
  let worker: Worker | undefined;
  let address: string | undefined;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  control.onmessage = ({data, ports: [output]}: MessageEvent<ToCell>) => {
    if (data.kind === 'mode') {
      document.documentElement.style.colorScheme = data.mode;
      return;
    }
    stop();
    if (data.kind === 'run' && output && data.inDocument) {
      runHere(data.worker, data.job, output);
    } else if (data.kind === 'run' && output) {
      address ??= addressOf(data.worker);
      const current = new Worker(address);
      worker = current;
      const post = limitMessages(message => output.postMessage(message), stop);
      const postCurrent = (message: FromCell) => current === worker && post(message);
      current.onmessage = (event: MessageEvent<FromCell>) => postCurrent(event.data);
      current.onerror = event => {
        event.preventDefault();
        postCurrent({kind: 'error', text: event.message.slice(0, MAX_CHARACTERS)});
        postCurrent({kind: 'end'});
      };
      current.postMessage(data.job);
    }
  };
  control.postMessage({kind: 'ready'});
}

/**
 * Waits for the port of the page that contains the cell. A page of the same site could embed the cell without a
 * sandbox, and what it runs here would then have the site's rights, so the cell refuses to work there.
 */
function connect({source, ports: [port]}: MessageEvent): void {
  if (self.origin === 'null' && source === parent && port) {
    removeEventListener('message', connect);
    open(port);
  }
}

addEventListener('message', connect);
