import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {assertBuiltSite} from '../server/assertBuiltSite';
import {contentType} from '../server/contentTypes';
import {listen, LOOPBACK} from '../server/listen';
import {resolveRequest} from '../server/resolveRequest';
import {TRANSLATE} from './translate';

/**
 * Collects what goes wrong on a page, which neither engine's driver reports, and each color mode that the page takes
 * on once its text is there.
 */
const WATCH = `<script>
  window.faults = [];
  addEventListener('error', e => {
    try {
      faults.push(e.message || 'failed: ' + (e.target.src || e.target.href));
    } catch {
      // Firefox doesn't let the page read an error of the driver's own script.
    }
  }, true);
  addEventListener('unhandledrejection', e => faults.push(String(e.reason)));
  addEventListener('securitypolicyviolation', e => faults.push('blocked: ' + e.violatedDirective + ' ' + e.blockedURI));
  console.error = (...parts) => faults.push(parts.join(' '));
  window.lateModes = [];
  let mode;
  new MutationObserver(() => {
    if (mode !== (mode = document.documentElement.dataset.theme) && document.querySelector('main')) lateModes.push(mode);
  }).observe(document.documentElement, {attributeFilter: ['data-theme']});
</script>`;

const DENY_STORAGE = `<script>
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {get() { throw new DOMException('denied', 'SecurityError'); }});
  }
</script>`;

export interface WatchedServer {
  url: string;
  /** Tells which paths get no answer, as a regular expression does. If it's undefined, all get one. */
  refuse: Pick<RegExp, 'test'> | undefined;
  /** Whether pages may not use storage. */
  denyStorage: boolean;
  close: () => Promise<void>;
}

/** Serves the built site, with a script before the policy of each page that collects faults in `window.faults`. */
export async function startWatchedServer(dir: string): Promise<WatchedServer> {
  assertBuiltSite(dir);
  const watched: Partial<WatchedServer> = {denyStorage: false};
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const found = resolveRequest(dir, '/', pathname);
    if (watched.refuse?.test(pathname)) {
      request.socket.destroy();
    } else if (found.kind === 'redirect') {
      response.writeHead(301, {Location: found.location}).end();
    } else {
      const file = found.kind === 'file' ? found.file : path.join(dir, '404.html');
      const body = fs.readFileSync(file);
      const scripts = `${WATCH}${TRANSLATE}${watched.denyStorage ? DENY_STORAGE : ''}`;
      response
        .writeHead(found.kind === 'file' ? 200 : 404, {
          'Content-Type': contentType(file),
          // As on GitHub Pages. Firefox counts a prefetch of what it may not keep as failed.
          'Cache-Control': 'max-age=600',
        })
        .end(file.endsWith('.html') ? body.toString().replace('<head>', `<head>${scripts}`) : body);
    }
  });
  const port = await listen(server, 0);
  return Object.assign(watched, {
    url: `http://${LOOPBACK}:${port}`,
    refuse: undefined,
    denyStorage: false,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
