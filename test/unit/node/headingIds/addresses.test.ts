import {splitAddress} from '@site/theme-plugin/src/node/headingIds/addresses';

it.each([
  ['/api/store#getstate', {page: '/api/store', id: 'getstate'}],
  ['/#start', {page: '/', id: 'start'}],
  // An ID may contain the sign.
  ['/faq#c#-interop', {page: '/faq', id: 'c#-interop'}],
  ['/faq', {page: '/faq', id: ''}],
])('splits %s', (address, parts) => {
  expect(splitAddress(address)).toEqual(parts);
});
