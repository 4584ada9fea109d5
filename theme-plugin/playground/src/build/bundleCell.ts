import {hashSource} from 'docusaurus-plugin-folio-pages/build';

// The names are literal, because the package includes the files that are named like this.
const FRAME = require.resolve('../cell/frame');
const WORKER = require.resolve('../cell/worker');
const ASSERT = require.resolve('../cell/assert');

/**
 * Bundles a module of the cell. The frame and the worker are classic scripts, because a module worker can't start from a
 * blob in a sandbox; what samples import is a module.
 */
async function bundle(file: string, format: 'iife' | 'esm'): Promise<string> {
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    entryPoints: [file],
    write: false,
    bundle: true,
    minify: true,
    format,
    platform: 'browser',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * The cell's policy. It forbids every request and every form, and workers inherit it. Code is run from blobs, which only
 * the cell itself can make, and so are pictures. Styles are those of samples that show something.
 */
const policyOf = (script: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashSource(script)} blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');

/** What a sample that shows something starts from. Its colors are the browser's own, in the mode of the page. */
const STYLE = 'body{display:flow-root;font:1rem/1.5 system-ui,sans-serif;margin:0}';

/** The page of the cell. Its only script is in its policy by hash. Apps render into `#root`. */
export async function cellPage(): Promise<string> {
  const script = await bundle(FRAME, 'iife');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyOf(script)}"><meta name="robots" content="noindex"><title>Playground</title><style>${STYLE}</style></head><body><div id="root"></div><script>${script}</script></body></html>\n`;
}

/** The script of the worker that a sample runs in. */
export const workerScript = (): Promise<string> => bundle(WORKER, 'iife');

/** The modules of Node that samples may import, by name. */
export async function nodeModules(): Promise<Record<string, string>> {
  const assert = await bundle(ASSERT, 'esm');
  return {'node:assert/strict': assert, 'node:assert': assert};
}
