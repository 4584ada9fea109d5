/** @jest-environment jsdom */
import descriptions from '@generated/docusaurus-theme-folio/doc-descriptions.json';
import {screen} from '@testing-library/react';
import DocCardList from '@theme/DocCardList';
import DocCard from '@theme/DocCard';
import {createSidebar, DocsFixture} from '../../support/DocsFixture';
import {renderInSite} from '../../support/renderInSite';

it('shows a card for each sibling page and category', () => {
  const sidebar = createSidebar();
  const [, tutorials] = sidebar;
  const items = tutorials.type === 'category' ? tutorials.items.slice(0, 2) : [];
  renderInSite(
    <DocsFixture sidebar={sidebar}>
      <DocCardList items={[...items, tutorials]} />
    </DocsFixture>,
  );
  const cards = screen.getAllByRole('link');
  expect(cards.map(card => [card.getAttribute('href'), card.textContent])).toEqual([
    ['/tutorials/first', 'First stepsThe first steps'],
    ['/tutorials/second', 'Second stepsThe second steps'],
    ['/tutorials/first', 'Tutorials3 items'],
  ]);
});

it("uses the items of the page's category", () => {
  renderInSite(
    <DocsFixture sidebar={createSidebar().slice(0, 1)}>
      <DocCardList />
    </DocsFixture>,
    '/start',
  );
  expect(screen.getByRole('link')).toHaveTextContent('StartWhere to begin');
});

it('describes a doc as its own docs do, though others have the same IDs', () => {
  const all: Record<string, Record<string, Record<string, string>>> = descriptions;
  all.log = {next: {start: 'Of the next log'}, current: {start: 'Of the log'}};
  for (const [version, text] of Object.entries({next: 'Of the next log', current: 'Of the log'})) {
    const {unmount} = renderInSite(
      <DocsFixture version={{pluginId: 'log', version}}>
        <DocCardList items={createSidebar().slice(0, 1)} />
      </DocsFixture>,
    );
    expect(screen.getByRole('link')).toHaveTextContent(`Start${text}`);
    unmount();
  }
  delete all.log;
});

it("shows a category's own description instead of how many items it has", () => {
  const [, tutorials] = createSidebar();
  const described = {...tutorials, description: 'Learn by building'};
  renderInSite(
    <DocsFixture>
      <DocCard item={described} />
    </DocsFixture>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('TutorialsLearn by building');
});

it("shows the description of a page's sidebar item instead of the page's own", () => {
  const item = {type: 'link', href: '/start', label: 'Start', docId: 'start'} as const;
  renderInSite(
    <DocsFixture>
      <DocCard item={{...item, description: 'Begin here'}} />
    </DocsFixture>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('StartBegin here');
});

it('lists the existing docs if one is missing', () => {
  expect(() =>
    renderInSite(
      <DocsFixture>
        <DocCard item={{type: 'link', href: '/x', label: 'X', docId: 'x'}} />
      </DocsFixture>,
    ),
  ).toThrow(
    'There is no doc with the id "x" in version "current" of the docs "default". Available ids:\n- start\n- tutorials/first',
  );
  takeConsoleErrors();
});

it('lists what a card can show if an item is invalid', () => {
  expect(() => renderInSite(<DocCard item={{type: 'html', value: ''}} />)).toThrow(
    'A doc card cannot show a sidebar item of type "html". Valid types: link, category.',
  );
  takeConsoleErrors();
});
