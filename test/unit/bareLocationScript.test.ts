/** @jest-environment jsdom */
import {bareLocationScript} from '../../theme-plugin/src/bareLocationScript';

const visit = (address: string) => {
  window.history.replaceState({kept: true}, '', address);
  // Run as the browser runs the script's text.
  window.eval(bareLocationScript);
  return window.location.pathname + window.location.search + window.location.hash;
};

it.each([
  ['/api/store.html', '/api/store'],
  ['/api/store/index.html', '/api/store/'],
  ['/index.html', '/'],
  ['/redux/index.html?q=a#b', '/redux/?q=a#b'],
  ['/api/store', '/api/store'],
  ['/api/html', '/api/html'],
])('takes the ending off %s', (address, bare) => {
  expect(visit(address)).toBe(bare);
  expect(window.history.state).toEqual({kept: true});
});
