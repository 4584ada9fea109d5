import type {FromCell} from '../shared/messages';

/** How long the cell may take to load, and a worker to start. */
export const LOAD_LIMIT_MS = 10_000;

/** Creates the frame of a cell, which has none of the site's rights. It's hidden. */
export function createFrame(url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.hidden = true;
  frame.title = title;
  frame.src = url;
  return frame;
}

/** Loads the cell, and resolves with the port to it. */
export function connect(frame: HTMLIFrameElement, parent: Element): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    const timer = window.setTimeout(reject, LOAD_LIMIT_MS, new Error("The cell didn't load."));
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
