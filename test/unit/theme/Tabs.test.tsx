/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {renderInSite} from '../../support/renderInSite';

const KEY = 'docusaurus.tab.manager-test';

function Manager(props: Omit<Props, 'children'>): ReactNode {
  return (
    <Tabs {...props}>
      <TabItem value="npm">npm install</TabItem>
      <TabItem value="yarn" label="Yarn">
        yarn add
      </TabItem>
      <TabItem value="pnpm">pnpm add</TabItem>
    </Tabs>
  );
}

const selected = () =>
  screen.getAllByRole('tab', {selected: true}).map(tab => tab.getAttribute('data-tab'));
const tab = (name: string) => screen.getByRole('tab', {name});

beforeEach(() => localStorage.clear());

it('is a tab list whose tabs and panels name each other', () => {
  renderInSite(<Manager />);
  const yarn = tab('Yarn');
  expect(screen.getByRole('tablist')).toContainElement(yarn);
  const panel = document.getElementById(yarn.getAttribute('aria-controls') ?? '');
  expect(panel).toHaveTextContent('yarn add');
  expect(panel).toHaveAttribute('aria-labelledby', yarn.id);
  expect(screen.getByRole('tabpanel', {name: 'npm'})).toBeVisible();
});

it('labels each panel like its tab, for paper and for readers without JavaScript', () => {
  const tabs = () => screen.getAllByRole('tab').map(({textContent}) => textContent);
  const panels = () =>
    ['npm install', 'yarn add', 'pnpm add'].map(text =>
      screen.getByText(text).getAttribute('data-label'),
    );
  const {unmount} = renderInSite(<Manager />);
  expect(tabs()).toEqual(['npm', 'Yarn', 'pnpm']);
  expect(panels()).toEqual(tabs());
  unmount();
  const named = ['npm', 'yarn', 'pnpm'].map(value => ({value, label: `With ${value}`}));
  renderInSite(<Manager values={named} />);
  expect(tabs()).toEqual(['With npm', 'With yarn', 'With pnpm']);
  expect(panels()).toEqual(tabs());
});

it('keeps unselected panels in the page, where find-in-page finds them', () => {
  renderInSite(<Manager />);
  const panel = screen.getByText('yarn add');
  expect(panel).not.toBeVisible();
  expect(panel).toHaveAttribute('hidden', 'until-found');
  act(() => {
    panel.dispatchEvent(new Event('beforematch', {bubbles: true}));
  });
  expect(selected()).toEqual(['yarn']);
  expect(panel).toBeVisible();
});

it('renders only the selected panel when lazy', async () => {
  renderInSite(<Manager lazy />);
  expect(screen.queryByText('yarn add')).not.toBeInTheDocument();
  await userEvent.click(tab('Yarn'));
  expect(screen.getByText('yarn add')).toBeVisible();
  expect(screen.queryByText('npm install')).not.toBeInTheDocument();
});

describe('by keyboard', () => {
  it('is a single tab stop, and the panel is the next', async () => {
    renderInSite(<Manager defaultValue="yarn" />);
    await userEvent.tab();
    expect(tab('Yarn')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'pnpm'],
    ['{ArrowLeft}', 'npm'],
    ['{Home}', 'npm'],
    ['{End}', 'pnpm'],
    ['{ArrowRight}{ArrowRight}', 'npm'],
    ['{ArrowLeft}{ArrowLeft}', 'pnpm'],
  ])('%s moves the focus and selects', async (keys, expected) => {
    renderInSite(<Manager defaultValue="yarn" />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(selected()).toEqual([expected]);
    expect(tab(expected)).toHaveFocus();
  });

  it('reverses the arrow keys in right-to-left text', async () => {
    renderInSite(<Manager defaultValue="yarn" />);
    screen.getByRole('tablist').style.direction = 'rtl';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toEqual(['npm']);
  });

  it('ignores other keys', () => {
    renderInSite(<Manager />);
    expect(fireEvent.keyDown(tab('npm'), {key: 'ArrowDown'})).toBe(true);
    expect(selected()).toEqual(['npm']);
  });
});

describe('the default', () => {
  it('is the first tab, the one marked as default, or defaultValue', () => {
    const {unmount} = renderInSite(<Manager />);
    expect(selected()).toEqual(['npm']);
    unmount();
    renderInSite(
      <Tabs>
        <TabItem value="a">A</TabItem>
        <TabItem value="b" default>
          B
        </TabItem>
      </Tabs>,
    );
    expect(selected()).toEqual(['b']);
  });

  it('can be no tab, which makes the first one focusable', async () => {
    renderInSite(<Manager defaultValue={null} />);
    expect(screen.queryAllByRole('tab', {selected: true})).toEqual([]);
    await userEvent.tab();
    expect(tab('npm')).toHaveFocus();
  });
});

describe('a group', () => {
  const group = (
    <>
      <Manager groupId="manager" />
      <Tabs groupId="manager">
        <TabItem value="npm">npx</TabItem>
        <TabItem value="yarn">yarn dlx</TabItem>
      </Tabs>
    </>
  );

  it('follows a choice made in any of its tab lists, and remembers it', async () => {
    const {unmount} = renderInSite(group);
    await userEvent.click(tab('Yarn'));
    expect(selected()).toEqual(['yarn', 'yarn']);
    expect(localStorage.getItem(KEY)).toBe('yarn');
    unmount();
    renderInSite(group);
    expect(selected()).toEqual(['yarn', 'yarn']);
  });

  it('leaves a list that lacks the chosen tab alone', async () => {
    renderInSite(group);
    await userEvent.click(tab('Yarn'));
    await userEvent.click(tab('pnpm'));
    expect(selected()).toEqual(['pnpm', 'yarn']);
  });

  it('follows a choice made in another browser tab', () => {
    renderInSite(group);
    localStorage.setItem(KEY, 'yarn');
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', {key: KEY, newValue: 'yarn', storageArea: localStorage}),
      );
    });
    expect(selected()).toEqual(['yarn', 'yarn']);
  });

  it.each(['', 'null', 'deno', '"]{}'])('ignores the invalid stored value %j', nonsense => {
    localStorage.setItem(KEY, nonsense);
    renderInSite(group);
    expect(selected()).toEqual(['npm', 'npm']);
  });

  it('marks its element for the inline script', () => {
    renderInSite(<Manager groupId="manager" queryString />);
    const container = screen.getByRole('tablist').parentElement;
    expect(container).toHaveAttribute('data-tab-group', 'manager');
    expect(container).toHaveAttribute('data-tab-query', 'manager');
  });
});

describe('the URL', () => {
  let history: ReturnType<typeof useHistory>;

  function Search(): ReactNode {
    history = useHistory();
    return <output>{useLocation().search}</output>;
  }

  it('selects a tab, overriding storage', () => {
    localStorage.setItem(KEY, 'pnpm');
    renderInSite(<Manager groupId="manager" queryString />, '/?manager=yarn');
    expect(selected()).toEqual(['yarn']);
  });

  it('is ignored if it names no tab', () => {
    localStorage.setItem(KEY, 'pnpm');
    renderInSite(<Manager groupId="manager" queryString="with" />, '/?with=cargo');
    expect(selected()).toEqual(['pnpm']);
  });

  it('follows the choice and keeps its other parameters', async () => {
    renderInSite(
      <>
        <Manager queryString="with" />
        <Search />
      </>,
      '/?a=1&with=npm#part',
    );
    await userEvent.click(tab('pnpm'));
    expect(screen.getByRole('status')).toHaveTextContent('?a=1&with=pnpm');
    expect(history.location.hash).toBe('#part');
    // The back button leaves the page.
    expect(history.length).toBe(1);
  });

  it('is followed on navigation to another one on the page', () => {
    renderInSite(
      <>
        <Manager queryString="with" />
        <Search />
      </>,
      '/?with=npm',
    );
    act(() => history.push('/?with=yarn'));
    expect(selected()).toEqual(['yarn']);
  });
});

it('keeps the clicked tab in place if the page above it grows', async () => {
  renderInSite(
    <>
      <Manager groupId="manager" />
      <Manager groupId="manager" />
    </>,
  );
  const scrollBy = jest.fn();
  window.scrollBy = scrollBy;
  const lower = within(screen.getAllByRole('tablist')[1] as HTMLElement).getByText('Yarn');
  // The list above shows more text once Yarn is chosen there.
  lower.getBoundingClientRect = () => ({top: selected()[0] === 'yarn' ? 430 : 400}) as DOMRect;
  await userEvent.click(lower);
  expect(scrollBy).toHaveBeenCalledWith({top: 30, behavior: 'instant'});
});

describe('invalid tabs cause an error', () => {
  const failing = (ui: ReactNode) => {
    try {
      renderInSite(ui);
    } catch (error) {
      takeConsoleErrors();
      return String(error);
    }
    return 'no error';
  };

  it.each([
    ['no tab', <Tabs key="">{[]}</Tabs>, /no tab/],
    ['a child without a value', <Tabs key="">{<p>text</p>}</Tabs>, /each must be a <TabItem/],
    [
      'an unknown default',
      <Manager key="" defaultValue="cargo" />,
      /Valid are "npm", "yarn", "pnpm"/,
    ],
    ['queryString without a name', <Manager key="" queryString />, /needs a name/],
    [
      'a value twice',
      <Tabs key="" values={[{value: 'a'}, {value: 'a'}]}>
        {[]}
      </Tabs>,
      /two tabs of the same value/,
    ],
    [
      'a TabItem on its own',
      <TabItem key="" value="a">
        A
      </TabItem>,
      /inside of <Tabs>/,
    ],
  ])('%s', (_, ui, message) => {
    expect(failing(ui)).toMatch(message);
  });
});
