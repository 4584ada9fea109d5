/**
 * @jest-environment jsdom
 */
import {useEffect, useRef, type ReactNode} from 'react';
import {render} from '@testing-library/react';
import {useEarlyClicks} from '@folio/client/common/useEarlyClicks';

let clicks: string[];
beforeEach(() => {
  clicks = [];
});

/** Responds to clicks from its effect on, as the tools of code blocks do. */
function Control({name}: {name: string}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.addEventListener('click', () => clicks.push(name));
  }, [name]);
  return <button ref={button}>{name}</button>;
}

function Frame({children}: {children: ReactNode}): ReactNode {
  useEarlyClicks();
  return children;
}

/** Renders the page into the HTML that was there before, whose buttons were clicked in this order. */
function hydrate(names: readonly string[]) {
  document.body.innerHTML = '<div><button>menu</button><button>tab</button></div>';
  const container = document.body.firstElementChild as HTMLElement;
  const buttons = new Map(
    Array.from(container.querySelectorAll('button'), button => [button.textContent, button]),
  );
  window.folioClicks = names.flatMap(name => buttons.get(name) ?? []);
  const page = (
    <Frame>
      <Control name="menu" />
      <Control name="tab" />
    </Frame>
  );
  return {...render(page, {container, hydrate: true}), page};
}

it('clicks what was clicked before, in order, once all parts respond', () => {
  hydrate(['tab', 'menu', 'tab']);
  expect(clicks).toEqual(['tab', 'menu', 'tab']);
});

it('ends the memory, so that nothing is clicked twice', () => {
  const {rerender, page} = hydrate(['menu']);
  rerender(page);
  render(<Frame>{null}</Frame>);
  expect(window.folioClicks).toBeUndefined();
  expect(clicks).toEqual(['menu']);
});

it('does nothing if the policy forbids the inline script', () => {
  window.folioClicks = undefined;
  render(<Frame>text</Frame>);
  expect(clicks).toEqual([]);
});
