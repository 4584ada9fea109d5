/** @jest-environment jsdom */
import {renderToString} from 'react-dom/server';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {useState, type ComponentProps, type ReactNode} from 'react';
import OnServer from '@theme/CodeBlock';
import InBrowser from '@site/theme-plugin/theme/src/client/codeBlock/ServedCodeBlock';
import {SiteProviders} from '../support/SiteProviders';

jest.mock('../../theme-plugin/theme/src/client/codeBlock/attachTools', () => ({
  attachTools: (block: HTMLElement) => {
    block.dataset.tools = '';
    return () => delete block.dataset.tools;
  },
}));

type Props = ComponentProps<typeof OnServer>;

const inSite = (Block: typeof OnServer | typeof InBrowser, props: Props) => (
  <SiteProviders>
    <Block {...props} />
  </SiteProviders>
);

/** Hydrates what the server has rendered. */
function open(props: Props) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inSite(OnServer, props));
  document.body.append(container);
  const block = container.querySelector<HTMLElement>('.theme-code-block');
  const onRecoverableError = jest.fn();
  const page = render(inSite(InBrowser, props), {container, hydrate: true, onRecoverableError});
  expect(onRecoverableError).not.toHaveBeenCalled();
  return {container, block, rerender: (next: Props) => page.rerender(inSite(InBrowser, next))};
}

const TEXT: Props = {language: 'ts', title: 'a.ts', children: 'const a = 1;\n'};

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(globalThis, {fetch: async () => ({ok: false})});
});

/** Shows its children after a click, as on a page that the reader navigates to. */
function Next({children}: {readonly children: ReactNode}): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return isShown ? children : <button onClick={() => setIsShown(true)}>Next</button>;
}

it('is plain text after navigation until the code that renders it is there', async () => {
  render(
    <SiteProviders>
      <Next>
        <InBrowser {...TEXT} />
      </Next>
    </SiteProviders>,
  );
  fireEvent.click(screen.getByText('Next'));
  expect(screen.getByText('const a = 1;').parentElement?.tagName).toBe('PRE');
  expect(await screen.findByRole('group', {name: 'a.ts'})).toHaveTextContent('const a = 1;');
});

it("keeps the server's block, highlighted and without buttons, and adds its tools", () => {
  const served = renderToString(inSite(OnServer, TEXT));
  expect(served).toContain('class="tk">const');
  expect(served).not.toContain('<button');
  const {container, block, rerender} = open(TEXT);
  rerender({...TEXT});
  expect(container.querySelector('.theme-code-block')).toBe(block);
  expect(block).toHaveAttribute('data-tools');
  expect(block?.querySelector('.tk')).toHaveTextContent('const');
});

it('is rendered by React once it changes, and then follows each change', async () => {
  const {container, block, rerender} = open(TEXT);
  rerender({...TEXT, children: 'let b;\n'});
  await waitFor(() => expect(container.querySelector('code')).toHaveTextContent('let b;'));
  expect(block).not.toBeInTheDocument();
  rerender(TEXT);
  await waitFor(() => expect(container.querySelector('code')).toHaveTextContent('const a = 1;'));
});

it('is rendered by React if it has elements, which may be interactive', async () => {
  const onClick = jest.fn();
  open({
    language: 'ts',
    children: (
      <button type="button" onClick={onClick}>
        Run
      </button>
    ),
  });
  await waitFor(() => {
    fireEvent.click(screen.getByText('Run'));
    expect(onClick).toHaveBeenCalled();
  });
});
