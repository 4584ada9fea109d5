/** @jest-environment jsdom */
import {createOutputView} from '@site/theme-plugin/src/client/playground/editor/outputView';

it('shows nothing before the first run', () => {
  expect(createOutputView().element).not.toBeVisible();
});

it('shows what a sample prints as text, whatever it is', () => {
  const {element, start, print, fail, end} = createOutputView();
  start();
  expect(element).toHaveTextContent('Running…');
  print('log', '<img src="x" onerror="alert(1)">');
  fail('<b>Error</b>', {file: 'src/<i>.ts', line: 3});
  end('<u>Done.</u>');
  expect(element.querySelector('img, b, i, u')).toBeNull();
  expect(element.textContent).toContain('<img src="x" onerror="alert(1)">');
  expect(element.textContent).toContain('<b>Error</b>\nsrc/<i>.ts, line 3');
  expect(element).toHaveTextContent('<u>Done.</u>');
});

it('starts anew with each run', () => {
  const {element, start, print, note} = createOutputView();
  start();
  print('warn', 'first');
  note('cut');
  start();
  expect(element).not.toHaveTextContent('first');
  expect(element).not.toHaveTextContent('cut');
});
