import type {Code} from 'mdast';
import {infoOf} from '@site/src/samples/marks/infoOf';

describe('infoOf', () => {
  it('says what the author wrote, even after a stage has rewritten the info string', () => {
    const code: Code = {type: 'code', lang: 'ts', meta: 'run title="src/desk.ts" {2}', value: ''};
    const info = infoOf(code);
    code.meta = 'added=1';
    expect(infoOf(code)).toBe(info);
    expect(info.marks).toMatchObject({run: true, title: 'src/desk.ts'});
    expect(info.words.map(({raw}) => raw)).toEqual(['run', 'title="src/desk.ts"', '{2}']);
  });

  it('reads a block without an info string', () => {
    expect(infoOf({type: 'code', value: ''})).toMatchObject({words: [], faults: []});
  });
});
