import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

test('on phones, the last words of the headline share a line, and the numbers in the sample are beside its lines', async ({
  reader: page,
  at,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openPage(page, at('/'));
  const line = page.locator('h1 > :last-child');
  const [height, lineHeight] = await line.evaluate(element => [
    element.getBoundingClientRect().height,
    parseFloat(getComputedStyle(element).lineHeight),
  ]);
  expect(height).toBeLessThan((lineHeight ?? NaN) * 1.5);

  await page.setViewportSize({width: 390, height: 844});
  const code = page.locator('main pre > code').last();
  await code.scrollIntoViewIfNeeded();
  const room = await code.evaluate(element => parseFloat(getComputedStyle(element).paddingLeft));
  const numbers = await code.locator('.tc').evaluateAll(comments =>
    comments.map(comment => {
      const {left, width, content} = getComputedStyle(comment, '::before');
      return {end: parseFloat(left) + parseFloat(width), content};
    }),
  );
  expect(numbers.length).toBe(4);
  for (const {end, content} of numbers) {
    expect(content).toContain('counter');
    expect(end).toBeLessThan(room);
  }
});
