import {readMarks} from '@site/src/samples/pages/readMarks';

describe('readMarks', () => {
  it('reads every mark, in any order and with either quote', () => {
    expect(
      readMarks('ts', `run {1,3-4} throws="it's" title='src/[id]/page.ts' group=desk-1 env=dom`),
    ).toEqual({
      marks: {
        run: true,
        avoid: false,
        hidden: false,
        throws: "it's",
        title: 'src/[id]/page.ts',
        group: 'desk-1',
        env: 'dom',
        metastring: '{1,3-4}',
      },
      faults: [],
    });
    expect(
      readMarks('tsx', 'app=essentials/3 title="src/App.tsx" showLineNumbers=5').marks,
    ).toMatchObject({app: {series: 'essentials', part: 3}, title: 'src/App.tsx'});
    expect(readMarks('ts', 'app=guides/nextjs title="lib/store.ts"').marks).toMatchObject({
      app: {series: 'guides', part: 'nextjs'},
    });
    expect(readMarks('ts', 'avoid hidden expect-error=2322,2345').marks).toMatchObject({
      avoid: true,
      hidden: true,
      expectError: [2322, 2345],
    });
    expect(readMarks('js', 'no-check="legacy syntax"').marks.noCheck).toBe('legacy syntax');
  });

  it('reads lines that a change adds and removes', () => {
    const {marks} = readMarks('html', 'added=2-3 {1} removed=5 showLineNumbers=2');
    expect(marks).toMatchObject({metastring: '{1} showLineNumbers=2'});
    expect([marks.added, marks.removed]).toEqual([new Set([2, 3]), new Set([5])]);
  });

  it('lets other languages have titles, excerpts, and package manager tabs, but nothing else', () => {
    expect(readMarks('bash', 'npm2yarn')).toMatchObject({
      marks: {metastring: 'npm2yarn'},
      faults: [],
    });
    expect(readMarks('html', 'title="A page" {2}').faults).toEqual([]);
    expect(readMarks('css', 'app=essentials/2 title="src/index.css" hidden').faults).toEqual([]);
    expect(readMarks('js', 'app=essentials/2 title="index.html"').faults).toEqual([]);
    expect(readMarks('json', 'run').faults).toEqual([
      'unknown mark "run" on a json block: valid are title, group, app, hidden, solution, draft',
    ]);
    expect(readMarks('ts', 'npm2yarn').faults[0]).toContain('npm2yarn works on shell blocks');
  });

  it.each(['{1,3-4}', 'showLineNumbers', 'showLineNumbers=12', 'added=1-3', 'removed=4,6'])(
    'leaves %s to the code block',
    word => {
      expect(readMarks('ts', word).faults).toEqual([]);
    },
  );

  it('finds no fault in neighbors of what contradicts itself', () => {
    for (const meta of [
      'solution=essentials/1 title="a.ts" hidden',
      'app=essentials/1 title="a.ts" draft avoid',
      'run throws="x" logs="y" env=production group=b-2',
      'no-check="pseudo code" avoid title="a.ts"',
    ]) {
      expect([meta, readMarks('ts', meta).faults]).toEqual([meta, []]);
    }
  });

  it.each([
    ['TS', '', 'language "TS" escapes the sample check: write "ts"'],
    ['javascript', 'title="a.js"', 'language "javascript" escapes the sample check: write "js"'],
    ['typescript', '', 'language "typescript" escapes the sample check: write "ts"'],
    ['ts', 'title="Terminal output"', 'must be a path inside the project'],
    ['ts', 'app=essentials title="a.ts"', 'must be the name of an app and a part'],
    ['ts', 'throws="x"', 'mark "throws" has no effect without "run"'],
    ['ts', 'expect-error=TS2322', 'must be TypeScript errors'],
    ['bash', 'npm2yarn title="Shell"', 'stands alone'],
    ['ts', 'run=yes', 'mark "run" takes no value: write "run"'],
    ['ts', 'title=', 'mark "title" needs a value'],
    ['ts', 'title="../secret.ts"', 'must be a path inside the project'],
    ['ts', 'title="/src/a.ts"', 'must be a path inside the project'],
    ['ts', 'title="src/a.tsx"', 'does not end in .ts, the language of the fence'],
    ['js', 'title="index.html"', "needs app=…: a page's script is an excerpt"],
    ['ts', 'title="src/a.html"', 'does not end in .ts, the language of the fence'],
    ['ts', 'title="src/a', 'unknown mark "title="src/a"'],
    ['ts', 'group=Desk', 'must be a lower-case name'],
    ['ts', 'app=essentials/0 title="a.ts"', 'such as app=essentials/3'],
    ['ts', 'app=essentials/three title="a.ts"', 'such as app=guides/nextjs'],
    ['ts', 'app=essentials/1', 'mark "app" needs title'],
    ['ts', 'app=essentials/1 title="a.ts" run', 'mark "run" contradicts "app"'],
    ['ts', 'no-check="too hard"', 'reason "too hard" is not on the list: one of "pseudo code"'],
    ['ts', 'no-check="pseudo code" run', 'mark "run" contradicts "no-check"'],
    ['ts', 'no-check', 'needs a reason: one of "pseudo code", "external package"'],
    ['ts', 'no-check="output" expect-error=2322', '"expect-error" contradicts "no-check"'],
    ['ts', 'logs="x"', 'mark "logs" has no effect without "run": add run'],
    ['ts', 'env=browser run', 'env "browser" is unknown: one of "dom", "production"'],
    ['ts', 'expect-error=2322;2345', 'must be TypeScript errors, such as expect-error=2322,2345'],
    ['ts', '{a}', 'unknown mark "{a}"'],
    ['ts', 'avoid avoid', 'mark "avoid" appears twice: keep one'],
    ['ts', 'solution=essentials/1', 'mark "solution" needs title'],
    ['ts', 'solution=a/1 title="a.ts" group=b', 'mark "group" contradicts "solution"'],
    [
      'ts',
      'app=a/1 solution=a/1 title="a.ts"',
      'mark "app" contradicts "solution": no snapshot contains a solution',
    ],
    ['ts', 'draft', 'mark "draft" needs app=…'],
  ])('finds the fault of ```%s %s', (lang, meta, message) => {
    expect(readMarks(lang, meta).faults).toEqual([expect.stringContaining(message)]);
  });
});
