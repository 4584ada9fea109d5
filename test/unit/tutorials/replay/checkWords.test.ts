import {parsePage} from '@site/src/samples/pages/parsePage';
import {checkWords} from '@site/src/tutorials/replay/checks/checkWords';

const FILES = new Map([['src/bed.ts', '']]);

const RUN = '```ts run\nconsole.log(1) // => 1\n```\n';

const EXERCISE = (file: string) =>
  `:::exercise[Rest]\n\n\`\`\`ts solution=garden/2 title="${file}"\na\n\`\`\`\n\n:::\n`;

const faultsOf = (text: string, hasNext = true) =>
  checkWords(parsePage(text), FILES, hasNext).map(({line, message}) => `${line} ${message}`);

describe('a program without a file name', () => {
  it('must be said to be only for reading, once', () => {
    expect(faultsOf(`Look:\n\n${RUN}\nAnd:\n\n${RUN}`)).toEqual([
      "3 nothing says what to do with this program: say that readers don't need to run it",
    ]);
    expect(faultsOf(`You don't need\nto run it:\n\n${RUN}`)).toEqual([]);
    expect(faultsOf(`Run it, but don't add it to your\napp:\n\n${RUN}`)).toEqual([]);
  });
});

describe('an exercise', () => {
  it('must be undone if it changes a file of an app that another part continues', () => {
    expect(faultsOf(`## Exercises\n\n${EXERCISE('src/bed.ts')}`)).toEqual([
      '5 the solution changes src/bed.ts, which the next part starts from: tell readers to undo it',
    ]);
    expect(faultsOf(`## Exercises\n\nUndo them.\n\n${EXERCISE('src/bed.ts')}`)).toEqual([]);
    expect(faultsOf(`Undo it.\n\n## Exercises\n\n${EXERCISE('src/bed.ts')}`)).toHaveLength(1);
    expect(faultsOf(EXERCISE('src/bed.ts'), false)).toEqual([]);
  });

  it('may stay if it only adds a file', () => {
    expect(faultsOf(EXERCISE('src/rest.ts'))).toEqual([]);
  });
});
