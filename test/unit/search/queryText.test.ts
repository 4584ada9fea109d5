import {cutQuery, encodeQuery} from '@site/theme-plugin/search/src/queryText';

describe('cutQuery', () => {
  it.each([
    ['63 letters', 'x'.repeat(63), 'x'.repeat(63)],
    ['64 letters', 'x'.repeat(64), 'x'.repeat(64)],
    ['65 letters', 'x'.repeat(65), 'x'.repeat(64)],
    ['62 letters and an emoji', `${'x'.repeat(62)}🚀`, `${'x'.repeat(62)}🚀`],
    ['63 letters and an emoji', `${'x'.repeat(63)}🚀`, `${'x'.repeat(63)}🚀`],
    ['64 letters and an emoji', `${'x'.repeat(64)}🚀`, 'x'.repeat(64)],
    ['80 emoji', '🚀'.repeat(80), '🚀'.repeat(64)],
    ['nothing', '', ''],
  ])('of %s', (_, text, cut) => {
    expect(cutQuery(text)).toBe(cut);
  });
});

describe('encodeQuery', () => {
  it.each([
    ['a b&c=é🚀', 'a%20b%26c%3D%C3%A9%F0%9F%9A%80'],
    ['x\ud83d', 'x%EF%BF%BD'],
    ['\ude80x', '%EF%BF%BDx'],
    ['\ude80\ud83d', '%EF%BF%BD%EF%BF%BD'],
  ])('of %j is %s', (text, encoded) => {
    expect(encodeQuery(text)).toBe(encoded);
  });
});
