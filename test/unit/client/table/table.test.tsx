/** @jest-environment jsdom */
import {nameWideTable} from '@folio/client/table/nameWideTable';
import {render, screen} from '@testing-library/react';
import {ScrollableTable} from '@folio/client/table/ScrollableTable';
import {phoneLayout} from '@folio/client/table/stackTable';

describe('nameWideTable', () => {
  const observed = new Set<Element>();
  let tell: (...targets: Element[]) => void;

  class FakeObserver {
    constructor(callback: (entries: {target: Element}[]) => void) {
      tell = (...targets) => callback(targets.map(target => ({target})));
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
  }
  Object.assign(globalThis, {ResizeObserver: FakeObserver});

  beforeEach(() => observed.clear());

  const HEAD = '<thead><tr><th>Option<th><code>Type</code></thead>';

  /** The box around a table, in a window of 300 px. */
  function show(content: string) {
    const box = document.createElement('div');
    box.innerHTML = content;
    const stop = nameWideTable(box);
    const size = (width: number) => {
      Object.defineProperties(box, {
        scrollWidth: {value: width, configurable: true},
        clientWidth: {value: 300, configurable: true},
      });
      tell(...observed);
    };
    const attributes = () => ['tabindex', 'role', 'aria-label'].map(name => box.getAttribute(name));
    return {box, stop, size, attributes};
  }

  it.each([
    [`<table><caption>All options</caption>${HEAD}</table>`, 'Table: All options'],
    ['<table><thead><tr><th>A<tr><th>B</thead></table>', 'Table: A'],
    ['<table><tbody><tr><td>Text</tbody></table>', 'Table: '],
  ])('is named after its caption or the first row of its headings: %s', (html, name) => {
    const {size, attributes} = show(html);
    size(999);
    expect(attributes()[2]).toBe(name);
  });

  it('follows its box and its content, and neither once it was left', () => {
    const {box, stop, size, attributes} = show(`<table>${HEAD}</table>`);
    expect([...observed]).toEqual([box, box.querySelector('table')]);
    stop();
    expect(observed.size).toBe(0);
    size(999);
    expect(attributes()).toEqual([null, null, null]);
  });

  it('leaves a box without a table alone', () => {
    show('<p>Text</p>').stop();
    expect(observed.size).toBe(0);
  });
});

describe('stackTable', () => {
  it.each([
    [
      'two columns with numbers',
      [
        ['Part', '7'],
        ['What you learn', 'How to load a list of tools'],
      ],
      'narrow',
    ],
    [
      'two columns with sentences',
      [
        ['Need', 'Fetch data and keep it'],
        ['Use', 'RTK Query'],
      ],
      undefined,
    ],
    [
      'two columns with a long name',
      [
        ['Feature', 'refetchOnMountOrArgChange'],
        ['Purpose', 'Refetches on mount'],
      ],
      'rows',
    ],
    [
      'three columns with sentences',
      [
        ['Error', '17'],
        ['Message begins with', 'Actions must be plain'],
        ['Cause', 'It is a function here'],
      ],
      'rows',
    ],
    [
      'three columns with little text',
      [
        ['a', '1'],
        ['b', '2'],
        ['State', 'songs'],
      ],
      'rows',
    ],
  ])('%s on a phone', (_, columns, layout) => {
    expect(phoneLayout(columns)).toBe(layout);
  });

  const tableOf = (...rows: readonly (readonly string[])[]) => {
    const [names = [], ...others] = rows;
    return (
      <ScrollableTable>
        <thead>
          <tr>
            {names.map(name => (
              <th key={name}>
                <code>{name}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map(row => (
            <tr key={row.join()}>
              {row.map(text => (
                <td key={text}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    );
  };

  it('labels the cells of a wide table, which stays a table for screen readers', () => {
    render(
      tableOf(
        ['Approach', 'What it adds', 'When to use it'],
        ['A thunk of yours', 'Nothing to the bundle', 'For a single request'],
      ),
    );
    expect(screen.getByRole('table').parentElement).toHaveAttribute('data-phone', 'rows');
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    const cells = screen.getAllByRole('cell').map(cell => [cell.dataset.label, cell.textContent]);
    expect(cells).toEqual([
      [undefined, 'A thunk of yours'],
      ['What it adds', 'Nothing to the bundle'],
      ['When to use it', 'For a single request'],
    ]);
    for (const element of document.querySelectorAll('thead, tbody, tr, th, td')) {
      expect(element).toHaveAttribute('role');
    }
  });

  it.each([
    ['names', ['A thunk', 'A listener'], 0],
    ['numbers', ['12', '13'], 1],
    ['one version', ['RTK 2.0', 'RTK 2.0'], 1],
  ])(
    'a first column with %s heads the list of a row, unless it doesn’t tell rows apart',
    (_, first, head) => {
      render(
        tableOf(
          ['First', 'Second', 'Third'],
          [first[0] ?? '', 'a', 'b'],
          [first[1] ?? '', 'c', 'd'],
        ),
      );
      const heads = screen.getAllByRole('cell').map(cell => cell.dataset.head);
      expect(heads.slice(0, 3)).toEqual(
        [0, 1, 2].map(column => (column === head ? '' : undefined)),
      );
    },
  );

  it('needs no labels in a table with two columns', () => {
    render(tableOf(['Method', 'What it does'], ['replaceReducer(nextReducer)', 'Replaces it']));
    expect(screen.getByRole('table').parentElement).toHaveAttribute('data-phone', 'rows');
    const cells = screen.getAllByRole('cell');
    expect(cells.map(cell => cell.textContent)).toEqual([
      'replaceReducer(nextReducer)',
      'Replaces it',
    ]);
    expect(cells[1]).not.toHaveAttribute('data-label');
  });

  it('leaves a narrow table alone', () => {
    render(tableOf(['Part', 'Minutes'], ['1', '20']));
    expect(screen.getByRole('table').parentElement).toHaveAttribute('data-phone', 'narrow');
    expect(screen.getByRole('table')).not.toHaveAttribute('role');
    expect(screen.getByText('20')).not.toHaveAttribute('data-label');
  });
});
