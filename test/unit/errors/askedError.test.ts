import {askedError} from '@site/src/components/errors/askedError';

it.each(['?code=7', 'code=7', '?x=1&code=7', '?code=%207', '?code=07'])('finds 7 in %s', search => {
  expect(askedError(search)).toMatchObject({kind: 'known', error: {code: 7}});
});

it.each(['', '?', '?error=7'])('finds no code in "%s"', search => {
  expect(askedError(search)).toEqual({kind: 'none'});
});

it("recognizes a number that isn't in the table", () => {
  expect(askedError('?code=18')).toEqual({kind: 'unknown', code: 18});
});

it.each([
  '?code=',
  '?code=-1',
  '?code=1.5',
  '?code=<b>',
  '?code=99999',
  '?code=seven',
  '?code=1e1',
])('rejects %s as a number', search => {
  expect(askedError(search)).toEqual({kind: 'absurd'});
});
