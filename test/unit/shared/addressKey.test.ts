import {addressKey} from '@site/theme-plugin/src/shared/addressKey';

it.each([
  ['/API/Store', '/api/store'],
  ['/api/store/', '/api/store'],
  ['/api/Store.html', '/api/store'],
  ['/api/store/index.html', '/api/store'],
  ['/tutorials/index', '/tutorials/index'],
  ['/Basics/Store#Reading', '/basics/store#reading'],
  ['/', '/'],
  ['/index.html', '/'],
])('reads %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
