/** @jest-environment jsdom */
import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnnouncementBar from '@theme/AnnouncementBar';
import {useAnnouncementBar} from '@site/theme-plugin/src/client/themeCommonInternal';
import {renderInSite} from '../../support/renderInSite';
import {themeConfigOfTest} from '../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();
const ID = 'docusaurus.announcement.id-test';
const DISMISSED = 'docusaurus.announcement.dismiss-test';

let count = 0;

/** Shows an announcement with an ID that no other test has dismissed. */
function announce(settings: object = {}): string {
  count += 1;
  const id = `news-${count}`;
  const announcementBar = {id, content: '<b>News</b>', isCloseable: true, ...settings};
  setThemeConfig({announcementBar});
  return id;
}

const bar = () => screen.queryByRole('region', {name: 'Announcement'});

beforeEach(() => localStorage.clear());

it("is a named region with the site's HTML", () => {
  announce();
  renderInSite(<AnnouncementBar />);
  expect(bar()).toContainHTML('<b>News</b>');
});

it('renders nothing without an announcement', () => {
  renderInSite(<AnnouncementBar />);
  expect(bar()).not.toBeInTheDocument();
});

it('closes for good by storing the ID', async () => {
  const id = announce();
  renderInSite(<AnnouncementBar />).unmount();
  const {unmount} = renderInSite(<AnnouncementBar />);
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(bar()).not.toBeInTheDocument();
  expect(localStorage.getItem(ID)).toBe(id);
  expect(localStorage.getItem(DISMISSED)).toBe('true');
  unmount();
  renderInSite(<AnnouncementBar />);
  expect(bar()).not.toBeInTheDocument();
});

it('shows a new ID right away after another was closed', async () => {
  announce();
  renderInSite(<AnnouncementBar />);
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  announce();
  renderInSite(<AnnouncementBar />);
  expect(bar()).toBeInTheDocument();
});

/** What another browser tab does when the reader closes the announcement there. */
function closeElsewhere(): void {
  localStorage.setItem(DISMISSED, 'true');
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', {key: DISMISSED, newValue: 'true', storageArea: localStorage}),
    );
  });
}

it("closes when it's closed in another browser tab", () => {
  announce();
  renderInSite(<AnnouncementBar />);
  closeElsewhere();
  expect(bar()).not.toBeInTheDocument();
});

describe("a site's own component that uses theme-common's context", () => {
  function Swizzled() {
    const {isActive, close} = useAnnouncementBar();
    return isActive ? <button onClick={close}>Mine</button> : null;
  }
  const mine = () => screen.queryByRole('button', {name: 'Mine'});

  beforeEach(() => {
    announce();
    renderInSite(
      <>
        <AnnouncementBar />
        <Swizzled />
      </>,
    );
    expect(mine()).toBeInTheDocument();
  });

  it('agrees when the reader closes the bar', async () => {
    await userEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(mine()).not.toBeInTheDocument();
  });

  it('agrees when the bar is closed in another tab', () => {
    closeElsewhere();
    expect(mine()).not.toBeInTheDocument();
  });

  it('closes the bar', async () => {
    await userEvent.click(screen.getByRole('button', {name: 'Mine'}));
    expect(bar()).not.toBeInTheDocument();
  });
});

it("can't be closed, or stay closed, if the site makes it not closable", () => {
  const id = announce({isCloseable: false});
  localStorage.setItem(ID, id);
  localStorage.setItem(DISMISSED, 'true');
  renderInSite(<AnnouncementBar />);
  expect(bar()).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each(['', 'yes', '1', '{}'])('shows if the stored value is invalid: %j', nonsense => {
  const id = announce();
  localStorage.setItem(ID, id);
  localStorage.setItem(DISMISSED, nonsense);
  renderInSite(<AnnouncementBar />);
  expect(bar()).toBeInTheDocument();
});

it("stays closed for the visit if the browser can't store that", async () => {
  announce();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const {unmount} = renderInSite(<AnnouncementBar />);
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  takeConsoleErrors(); // theme-common reports the failed write.
  unmount();
  renderInSite(<AnnouncementBar />);
  takeConsoleErrors();
  expect(bar()).not.toBeInTheDocument();
  setItem.mockRestore();
});

it("has the site's colors", () => {
  announce({backgroundColor: 'rgb(1, 2, 3)', textColor: 'rgb(4, 5, 6)'});
  renderInSite(<AnnouncementBar />);
  expect(bar()).toHaveStyle({backgroundColor: 'rgb(1, 2, 3)', color: 'rgb(4, 5, 6)'});
});
