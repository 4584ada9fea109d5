import {heightOf} from '@site/scripts/screenshots/heightOf';

const content = {end: 400.5, rows: [100, 200.5, 400.5], messages: 0};

describe('heightOf', () => {
  it('ends below the content', () => {
    expect(heightOf(content, 640)).toBe(425);
  });

  it('leaves room for messages, so that they cover no content', () => {
    expect(heightOf({...content, messages: 44}, 640)).toBe(469);
  });

  it('ends below the last row that fits if the content is too tall', () => {
    expect(heightOf(content, 424)).toBe(407);
    expect(heightOf(content, 300)).toBe(207);
    expect(heightOf({...content, messages: 44}, 250)).toBe(150);
  });

  it('is the maximum if no row fits', () => {
    expect(heightOf(content, 90)).toBe(90);
  });
});
