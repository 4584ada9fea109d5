/** @jest-environment jsdom */
import {useEffect, useState} from 'react';
import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import DocSidebar from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import {createSidebar, DocsFixture} from '../../support/DocsFixture';
import {narrowViewport} from '../../support/narrowViewport';
import {renderInSite} from '../../support/renderInSite';

const originalMatchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = originalMatchMedia;
});

const items = createSidebar();
const onCollapse = () => {};

/** A drawer, and the sidebar that fills it. */
function Drawer() {
  const drawer = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!wasOpened) {
      setOpened(true);
      drawer.toggle();
    }
  }, [drawer, wasOpened]);
  return (
    <>
      <div role="dialog" aria-label={drawer.shown ? 'open' : 'closed'}>
        {content}
      </div>
      <DocSidebar sidebar={items} path="/start" onCollapse={onCollapse} isHidden={false} />
    </>
  );
}

const renderDrawer = () =>
  renderInSite(
    <DocsFixture sidebar={items}>
      <Drawer />
    </DocsFixture>,
    '/start',
  );

it('fills the drawer only in a narrow viewport', () => {
  const {unmount} = renderDrawer();
  expect(screen.getByRole('dialog')).toBeEmptyDOMElement();
  unmount();
  narrowViewport();
  renderDrawer();
  expect(screen.getByRole('dialog')).toHaveTextContent('First steps');
});

it('leaves the drawer when the viewport becomes wide', () => {
  const viewport = narrowViewport();
  renderDrawer();
  act(() => viewport.widen());
  expect(screen.getByRole('dialog')).toBeEmptyDOMElement();
});

it('closes the drawer on a link, even to the current page, but not on a category', async () => {
  narrowViewport();
  renderDrawer();
  await userEvent.click(screen.getByRole('button', {name: 'Tutorials'}));
  expect(screen.getByRole('dialog', {name: 'open'})).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', {name: 'Start'}));
  expect(screen.getByRole('dialog', {name: 'closed'})).toBeInTheDocument();
});

it('reports a category that is opened with its label or followed, not one whose caret is pressed', async () => {
  const onItemClick = jest.fn();
  renderInSite(
    <DocsFixture sidebar={items}>
      <DocSidebarItems items={items} activePath="/start" level={1} onItemClick={onItemClick} />
    </DocsFixture>,
    '/start',
  );
  await userEvent.click(screen.getByRole('button', {name: "Expand sidebar category 'Usage'"}));
  expect(onItemClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', {name: 'Tutorials'}));
  expect(onItemClick).toHaveBeenLastCalledWith(items[1]);
  await userEvent.click(screen.getByRole('link', {name: 'Usage'}));
  expect(onItemClick).toHaveBeenLastCalledWith(items[2]);
});
