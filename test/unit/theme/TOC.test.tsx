/** @jest-environment jsdom */
import {act, screen, within} from '@testing-library/react';
import TOC from '@theme/TOC';
import TOCInline from '@theme/TOCInline';
import {observeOnDemand} from '../../support/observers';
import {renderInSite} from '../../support/renderInSite';

const OriginalObserver = window.IntersectionObserver;
afterEach(() => {
  window.IntersectionObserver = OriginalObserver;
});

const toc = [
  {id: 'install', level: 2, value: 'Install <code>redux</code>'},
  {id: 'with-npm', level: 3, value: 'With npm'},
  {id: 'details', level: 4, value: 'Details'},
  {id: 'too-deep', level: 5, value: 'Too deep'},
  {id: 'next', level: 2, value: 'Next'},
];

const headings = toc.map(({id, level}) => {
  const Heading = `h${level}` as 'h2';
  return <Heading key={id} id={id} />;
});

const texts = () => screen.getAllByRole('link').map(link => link.textContent);

it('lists the headings of levels 2 to 4 in a labeled navigation landmark', () => {
  renderInSite(<TOC toc={toc} />);
  expect(screen.getByRole('navigation', {name: 'On this page'})).toBeInTheDocument();
  expect(texts()).toEqual(['Install redux', 'With npm', 'Details', 'Next']);
  expect(screen.getByRole('link', {name: 'With npm'})).toHaveAttribute('href', '#with-npm');
  const [first] = screen.getAllByRole('listitem');
  expect(within(first).getByRole('link', {name: 'Details'})).toBeInTheDocument();
});

it("uses the page's own levels", () => {
  renderInSite(<TOC toc={toc} minHeadingLevel={2} maxHeadingLevel={2} />);
  expect(texts()).toEqual(['Install redux', 'Next']);
});

it('marks the current heading', () => {
  const report = observeOnDemand();
  renderInSite(
    <>
      {headings}
      <TOC toc={toc} />
    </>,
  );
  const see = (id: string, ratio: number) =>
    act(() => {
      const heading = document.getElementById(id);
      if (heading) {
        report(heading, ratio);
      }
    });
  const current = () => [...document.querySelectorAll('[aria-current]')].map(a => a.textContent);
  see('install', 1);
  expect(current()).toEqual(['Install redux']);
  see('install', 0);
  see('with-npm', 0.4);
  expect(current()).toEqual(['With npm']);
  expect(screen.getByRole('link', {name: 'With npm'})).toHaveAttribute('aria-current', 'location');
  see('with-npm', 1);
  expect(current()).toEqual(['Install redux']);
});

it('marks headings of the first and the last level, and none beyond', () => {
  const report = observeOnDemand();
  renderInSite(
    <>
      {headings}
      <TOC toc={toc} minHeadingLevel={3} maxHeadingLevel={4} />
    </>,
  );
  const current = () => document.querySelector('[aria-current]')?.textContent;
  const pass = (id: string) =>
    act(() => {
      const heading = document.getElementById(id);
      if (heading) {
        report(heading, 0);
      }
    });
  pass('install');
  expect(current()).toBeUndefined();
  pass('with-npm');
  expect(current()).toBe('With npm');
  pass('details');
  expect(current()).toBe('Details');
  pass('too-deep');
  pass('next');
  expect(current()).toBe('Details');
});

it("observes nothing once it's unmounted", () => {
  const report = observeOnDemand();
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const {unmount} = renderInSite(
    <>
      {headings}
      <TOC toc={toc} />
    </>,
  );
  const added = add.mock.calls.filter(([type]) => type === 'hashchange');
  expect(added).toHaveLength(1);
  unmount();
  expect(remove.mock.calls.filter(([type]) => type === 'hashchange')).toEqual(added);
  expect(report.watched()).toBe(0);
  add.mockRestore();
  remove.mockRestore();
});

it('renders in running text without a mark', () => {
  renderInSite(<TOCInline toc={toc} />);
  expect(texts()).toEqual(['Install redux', 'With npm', 'Details', 'Next']);
});
