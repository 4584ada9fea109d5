import {scanFences} from '@site/src/samples/pages/scanFences';

describe('scanFences', () => {
  it('keeps the lines of a block without its container', () => {
    expect(scanFences('> - ~~~ts run\n>   one\n>\n>     two\n>   ~~~\n').fences).toEqual([
      {lang: 'ts', rest: 'run', line: 1, code: ['one', '', '  two']},
    ]);
  });

  it('closes a fence with a longer one of its kind, and not with a shorter one or one of another', () => {
    expect(scanFences('```ts\none\n`````\n\ntext\n')).toEqual({
      fences: [{lang: 'ts', rest: '', line: 1, code: ['one']}],
      faults: [],
    });
    expect(scanFences('````md\n```\n~~~~\n`````\n').fences).toEqual([
      {lang: 'md', rest: '', line: 1, code: ['```', '~~~~']},
    ]);
  });

  it('reads Windows line endings', () => {
    expect(scanFences('```ts\r\none\r\n```\r\n').fences[0]?.code).toEqual(['one']);
  });

  it("names the opening line of a fence that's never closed, and moves on", () => {
    const {fences, faults} = scanFences('```ts\none\n\n```js\ntwo\n```\n\n~~~\nthree\n');
    expect(fences.map(({line}) => line)).toEqual([4]);
    expect(faults).toEqual([
      {line: 1, message: expect.stringContaining('the next one opens on line 4')},
      {line: 8, message: expect.stringContaining('add a line "~~~" below its code')},
    ]);
  });

  it("names the first line that leaves its fence's list item or quote", () => {
    const text = '- Step\n\n  ```ts\nleft\n  ```\n\n> ```ts\nunquoted\n> ```\n\n```ts\nwell\n```\n';
    const {fences, faults} = scanFences(text);
    expect(faults.map(({line}) => line)).toEqual([4, 8]);
    expect(faults[1]?.message).toContain('begin it with "> "');
    expect(fences.map(({line}) => line)).toEqual([11]);
  });
});
