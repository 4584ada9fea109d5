/** @jest-environment jsdom */
import {renderToString} from 'react-dom/server';
import {render} from '@testing-library/react';
import CodeBlock from '@theme/CodeBlock';
import {SiteProviders} from '../support/SiteProviders';

let isServer = false;

// Server and browser builds have separate modules. The test has one and switches.
jest.mock('../../theme-plugin/src/client/highlight/onServer', () => {
  const server = jest.requireActual('../../theme-plugin/src/client/highlight/onServer');
  const browser = jest.requireActual('../../theme-plugin/src/client/highlight/inBrowser');
  return {
    serverCode: (source: unknown) => (isServer ? server : browser).serverCode(source),
  };
});

const page = (
  <SiteProviders>
    <CodeBlock className="language-ts" metastring='title="a.ts" {1}' data-verified="run">
      {'const a = 1;\nlet b;\n'}
    </CodeBlock>
  </SiteProviders>
);

/** A container with the server-rendered HTML. */
function serve(): HTMLElement {
  const container = document.createElement('div');
  isServer = true;
  container.innerHTML = renderToString(page);
  isServer = false;
  return container;
}

it("keeps the server's highlighted code through hydration and later renders without an error", () => {
  const container = serve();
  const code = container.querySelector('code');
  const served = code?.innerHTML ?? '';
  expect(served).toContain('<span class="tk">const</span>');

  const errors: unknown[] = [];
  const {rerender} = render(page, {
    container,
    hydrate: true,
    onRecoverableError: error => errors.push(error),
  });
  rerender(page);
  expect(errors).toEqual([]);
  expect(container.querySelector('code')).toBe(code);
  expect(code?.innerHTML).toBe(served);
});

it('writes the code when React renders a new block, as after navigation', () => {
  Object.assign(globalThis, {fetch: async () => ({ok: false})});
  const {container} = render(page);
  expect(container.querySelector('code')?.textContent).toBe('const a = 1;\nlet b;');
});
