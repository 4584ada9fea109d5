import http from 'node:http';
import {startPagesServer} from '../pagesServer';
import {listen, LOOPBACK} from '../server/listen';

/** Collects what goes wrong on a page. Neither engine's driver reports it. */
const WATCH = `<script>
  window.faults = [];
  addEventListener('error', e => faults.push(e.message || 'failed: ' + (e.target.src || e.target.href)), true);
  addEventListener('unhandledrejection', e => faults.push(String(e.reason)));
  addEventListener('securitypolicyviolation', e => faults.push('blocked: ' + e.violatedDirective + ' ' + e.blockedURI));
  console.error = (...parts) => faults.push(parts.join(' '));
</script>`;

export interface WatchedServer {
  url: string;
  /** Addresses that get no answer, until it is set to `undefined`. */
  refuse: RegExp | undefined;
  close: () => Promise<void>;
}

/** Serves the built site, with a script before the policy of each page that collects faults in `window.faults`. */
export async function startWatchedServer(dir: string): Promise<WatchedServer> {
  const pages = await startPagesServer({dir});
  const watched: Partial<WatchedServer> = {};
  const server = http.createServer((request, response) => {
    const address = request.url ?? '/';
    if (watched.refuse?.test(address)) {
      request.socket.destroy();
      return;
    }
    answer(address, response).catch(() => request.socket.destroy());
  });
  async function answer(address: string, response: http.ServerResponse) {
    const page = await fetch(new URL(address, pages.url));
    const type = page.headers.get('content-type') ?? '';
    const body = Buffer.from(await page.arrayBuffer());
    const text = type.startsWith('text/html')
      ? body.toString().replace('<head>', `<head>${WATCH}`)
      : body;
    response.writeHead(page.status, {'Content-Type': type}).end(text);
  }
  const port = await listen(server, 0);
  return Object.assign(watched, {
    url: `http://${LOOPBACK}:${port}`,
    refuse: undefined,
    async close() {
      server.close();
      server.closeAllConnections();
      await pages.close();
    },
  });
}
