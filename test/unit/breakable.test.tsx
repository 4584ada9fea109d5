/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {breakable} from '@site/src/components/breakable';

it.each([
  ['src/app/store.ts', ['src/', 'app/', 'store.ts']],
  ['https://redux.js.org/api/store', ['https://redux.js.org/', 'api/', 'store']],
  ['store.ts', ['store.ts']],
])('%s may wrap after the name of a folder', (text, parts) => {
  const {container} = render(<p>{breakable(text)}</p>);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('p')?.innerHTML.split('<wbr>')).toEqual(parts);
});
