/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {ScrollableTable} from '@site/theme-plugin/src/client/table/ScrollableTable';
import {phoneLayout} from '@site/theme-plugin/src/client/table/stackTable';

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
          <tr key={row[0]}>
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
    ['Approach', 'A thunk of yours'],
    ['What it adds', 'Nothing to the bundle'],
    ['When to use it', 'For a single request'],
  ]);
  for (const element of document.querySelectorAll('thead, tbody, tr, th, td')) {
    expect(element).toHaveAttribute('role');
  }
});

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
