/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useSidebarScroll} from '@site/theme-plugin/src/client/sidebar/useSidebarScroll';

interface Props {
  readonly sidebar: object;
  readonly activePath: string;
  readonly paths?: string[];
}

function Sidebar({sidebar, activePath, paths = ['/a', '/b']}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  useSidebarScroll(nav, sidebar, activePath);
  return (
    <nav ref={nav}>
      {paths.map(path => (
        <a key={path} href={path} aria-current={path === activePath ? 'page' : undefined}>
          {path}
        </a>
      ))}
    </nav>
  );
}

const nav = () => screen.getByRole('navigation');

/** The sidebar is 300 pixels high. `/a` is its second row, and `/b` is far below. */
beforeEach(() => {
  const tops: Record<string, number> = {'/a': 20, '/b': 1000};
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const path = this.getAttribute('href');
    const top = path === null ? 0 : (tops[path] ?? 0) - nav().scrollTop;
    const height = path === null ? 300 : 20;
    return {top, bottom: top + height, height} as DOMRect;
  });
});

afterEach(() => jest.restoreAllMocks());

/** What the browser does before it paints. */
const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

it('scrolls to the active item once the reader goes to another page', async () => {
  const sidebar = {};
  const {rerender} = render(<Sidebar sidebar={sidebar} activePath="/a" />);
  await nextFrame();
  expect(nav().scrollTop).toBe(0);
  rerender(<Sidebar sidebar={sidebar} activePath="/b" />);
  await nextFrame();
  expect(nav().scrollTop).toBe(860);
});

it('scrolls to the initially active item', async () => {
  render(<Sidebar sidebar={{}} activePath="/b" />);
  await nextFrame();
  expect(nav().scrollTop).toBe(860);
});

it('stays where the reader scrolled on the same page', async () => {
  const sidebar = {};
  const {rerender} = render(<Sidebar sidebar={sidebar} activePath="/b" />);
  await nextFrame();
  nav().scrollTop = 120;
  rerender(<Sidebar sidebar={sidebar} activePath="/b" />);
  await nextFrame();
  expect(nav().scrollTop).toBe(120);
});

it('comes back to where the reader left it, while another sidebar starts at its top', () => {
  const sidebar = {};
  const none = {activePath: '/elsewhere'};
  const {unmount} = render(<Sidebar sidebar={sidebar} {...none} />);
  nav().scrollTop = 250;
  unmount();
  const {rerender} = render(<Sidebar sidebar={sidebar} {...none} />);
  expect(nav().scrollTop).toBe(250);
  rerender(<Sidebar sidebar={{}} {...none} />);
  expect(nav().scrollTop).toBe(0);
  rerender(<Sidebar sidebar={sidebar} {...none} />);
  expect(nav().scrollTop).toBe(250);
});

it('leaves the sidebar alone if it goes before the frame', async () => {
  const {unmount} = render(<Sidebar sidebar={{}} activePath="/b" />);
  const element = nav();
  unmount();
  await nextFrame();
  expect(element.scrollTop).toBe(0);
});

it('works without an element', async () => {
  function Nothing(): ReactNode {
    useSidebarScroll(useRef(null), {}, '/a');
    return null;
  }
  expect(() => render(<Nothing />)).not.toThrow();
  await nextFrame();
});
