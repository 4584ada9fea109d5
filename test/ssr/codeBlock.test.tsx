/** @jest-environment jsdom */
import {act, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import CodeBlock from '@theme/CodeBlock';
import {SiteProviders} from '../support/SiteProviders';

let isServer = false;

// The two compilations have a module each; the test has one and switches.
jest.mock('../../theme-plugin/src/code/highlight/onServer', () => {
  const server = jest.requireActual('../../theme-plugin/src/code/highlight/onServer');
  const browser = jest.requireActual('../../theme-plugin/src/code/highlight/inBrowser');
  return {
    serverCode: (source: unknown) => (isServer ? server : browser).serverCode(source),
  };
});

const page = (block: ReactNode) => <SiteProviders>{block}</SiteProviders>;

const block = (
  <CodeBlock className="language-ts" metastring='title="a.ts" {1}' data-verified="run">
    {'const a = 1;\nlet b;\n'}
  </CodeBlock>
);

async function serve(): Promise<HTMLElement> {
  const container = document.createElement('div');
  isServer = true;
  container.innerHTML = renderToString(page(block));
  isServer = false;
  return container;
}

it("keeps the server's highlighted code through hydration and later renders, with no error", async () => {
  const container = await serve();
  const code = container.querySelector('code');
  const served = code?.innerHTML ?? '';
  expect(served).toContain('<span class="tk">const </span>');

  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page(block), {onRecoverableError: error => errors.push(error)}),
  );
  await act(async () => root.render(page(block)));
  expect(errors).toEqual([]);
  expect(container.querySelector('code')).toBe(code);
  expect(code?.innerHTML).toBe(served);
  act(() => root.unmount());
});

it('shows plain text where the server had no such block', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(<p>Something else</p>));
  Object.assign(globalThis, {fetch: async () => ({ok: false})});
  const root = await act(async () =>
    hydrateRoot(container, page(block), {onRecoverableError: () => {}}),
  );
  expect(container.querySelector('code')?.textContent).toBe('const a = 1;\nlet b;');
  act(() => root.unmount());
});
