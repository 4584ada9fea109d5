import {isPlainClick} from '@site/theme-plugin/src/shared/isPlainClick';

const plain = {
  button: 0,
  metaKey: false,
  altKey: false,
  ctrlKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

it('accepts a click with the main button and no modifier key', () => {
  expect(isPlainClick(plain)).toBe(true);
});

it.each([
  {button: 1},
  {metaKey: true},
  {altKey: true},
  {ctrlKey: true},
  {shiftKey: true},
  {defaultPrevented: true},
])('leaves %j to the browser', change => {
  expect(isPlainClick({...plain, ...change})).toBe(false);
});
