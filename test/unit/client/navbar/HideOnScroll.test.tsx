/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {HideOnScroll} from '@site/theme-plugin/src/client/navbar/HideOnScroll';
import {renderInSite} from '../../../support/renderInSite';

/** Longer than scrolling counts as part of a jump or an arrival. */
const REST_MS = 500;

function Bar(): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const [isHidden, setHidden] = useState(false);
  const history = useHistory();
  return (
    <>
      <nav ref={bar} data-hidden={isHidden}>
        <HideOnScroll bar={bar} onChange={setHidden} />
        <a href="/x">Link</a>
      </nav>
      <h2 id="part">Part</h2>
      <button type="button" onClick={() => history.push('/#part')}>
        To the part
      </button>
      <button type="button" onClick={() => history.push('/#nowhere')}>
        To nowhere
      </button>
      <button type="button" onClick={() => history.push('/other')}>
        To another page
      </button>
    </>
  );
}

const isHidden = () => screen.getByRole('navigation').dataset.hidden === 'true';

async function rest(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(REST_MS));
}

async function scrollTo(y: number): Promise<void> {
  Object.assign(window, {scrollY: y});
  fireEvent.scroll(window);
  await act(() => jest.advanceTimersByTimeAsync(20));
}

async function show(): Promise<void> {
  renderInSite(<Bar />);
  Object.defineProperty(screen.getByRole('navigation'), 'offsetHeight', {value: 60});
  await rest();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {scrollY: 0});
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 5000,
    configurable: true,
  });
});

afterEach(() => {
  jest.useRealTimers();
});

it('hides on scrolling down and returns on scrolling up', async () => {
  await show();
  await scrollTo(300);
  expect(isHidden()).toBe(true);
  await scrollTo(200);
  expect(isHidden()).toBe(false);
});

it('never hides while it contains focus, and returns when it receives focus', async () => {
  await show();
  act(() => screen.getByRole('link').focus());
  await scrollTo(300);
  expect(isHidden()).toBe(false);
  act(() => screen.getByRole('link').blur());
  await scrollTo(600);
  expect(isHidden()).toBe(true);
  act(() => screen.getByRole('link').focus());
  expect(isHidden()).toBe(false);
});

it('hides for a jump to a heading and stays hidden while the jump scrolls', async () => {
  await show();
  await scrollTo(2000);
  await scrollTo(1900);
  expect(isHidden()).toBe(false);
  fireEvent.click(screen.getByText('To the part'));
  expect(isHidden()).toBe(true);
  await scrollTo(1000);
  await scrollTo(500);
  expect(isHidden()).toBe(true);
  await rest();
  await scrollTo(400);
  expect(isHidden()).toBe(false);
});

it('stays hidden however long the jump scrolls, in whichever direction', async () => {
  await show();
  await scrollTo(3000);
  fireEvent.click(screen.getByText('To the part'));
  for (let y = 2900; y >= 2000; y -= 100) {
    await scrollTo(y);
    await act(() => jest.advanceTimersByTimeAsync(80));
    expect(isHidden()).toBe(true);
  }
  await rest();
  await scrollTo(1900);
  expect(isHidden()).toBe(false);
});

it.each(['To nowhere', 'To another page'])('shows for a jump %s', async jump => {
  await show();
  await scrollTo(300);
  expect(isHidden()).toBe(true);
  fireEvent.click(screen.getByText(jump));
  expect(isHidden()).toBe(false);
});

it('takes the end of a jump for where the reader goes on', async () => {
  renderInSite(<Bar />);
  await scrollTo(1500);
  await rest();
  await scrollTo(1450);
  expect(isHidden()).toBe(false);
});

it("doesn't hide when the page scrolls on arrival", async () => {
  renderInSite(<Bar />);
  await scrollTo(1500);
  expect(isHidden()).toBe(false);
  await rest();
  await scrollTo(1600);
  expect(isHidden()).toBe(true);
});
