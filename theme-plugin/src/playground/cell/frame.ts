import type {ToCell} from '../shared/messages';

/**
 * The script of the cell's page. It starts a worker for each run and passes its messages on; it makes no request, and
 * no code of a sample runs in it.
 */
function open(port: MessagePort): void {
  let worker: Worker | undefined;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  port.onmessage = ({data}: MessageEvent<ToCell>) => {
    stop();
    if (data.kind === 'run') {
      const address = URL.createObjectURL(new Blob([data.worker], {type: 'text/javascript'}));
      const current = new Worker(address);
      worker = current;
      current.onmessage = event => {
        if (current === worker) {
          port.postMessage(event.data);
        }
      };
      current.onerror = event => {
        event.preventDefault();
        port.postMessage({kind: 'error', text: event.message});
        port.postMessage({kind: 'end'});
      };
      current.postMessage(data.job);
    }
  };
  port.postMessage({kind: 'ready'});
}

addEventListener(
  'message',
  event => {
    const [port] = event.ports;
    // Only the page that contains the cell has it.
    if (event.source === parent && port) {
      open(port);
    }
  },
  {once: true},
);
