import {PackageFile} from '@site/src/tutorials/replay/project/PackageFile';

const text = (entries: object): string => `${JSON.stringify(entries, null, 2)}\n`;

const BEFORE = text({
  name: 'shop',
  scripts: {dev: 'vite', old: 'vite --old'},
  dependencies: {react: '19.0.0', vitest: '4.0.0'},
  devDependencies: {vite: '8.0.0', 'left-pad': '1.0.0'},
});

/** `vitest` has moved to the other list, `immer` is new, and `left-pad` and the script `old` are gone. */
const AFTER = text({
  name: 'shop',
  scripts: {dev: 'vite'},
  dependencies: {react: '19.1.0', immer: '11.0.0'},
  devDependencies: {vite: '8.0.0', vitest: '4.0.0'},
});

const file = () => new PackageFile(BEFORE, AFTER);
const left = (of: PackageFile) => of.undelivered().map(({lines}) => [lines.text, lines.side]);

it('lists what a page has to change, and ignores versions', () => {
  const each = file();
  expect(each.hunks).toBe(5);
  expect(left(each)).toEqual([
    ['scripts.old', 'before'],
    ['dependencies.vitest', 'before'],
    ['devDependencies.left-pad', 'before'],
    ['dependencies.immer', 'after'],
    ['devDependencies.vitest', 'after'],
  ]);
});

it('names the line of each entry, in the file that has it', () => {
  const lineOf = (key: string) =>
    file()
      .undelivered()
      .find(each => each.lines.text === key)?.lines.first;
  expect(lineOf('scripts.old')).toBe(5);
  expect(lineOf('dependencies.vitest')).toBe(9);
  expect(lineOf('devDependencies.vitest')).toBe(12);
});

it('names the line in the list of the entry, even if another list has the same name', () => {
  const after = text({
    vitest: {retry: 1},
    scripts: {vitest: 'vitest'},
    devDependencies: {vitest: '4.0.0'},
    type: 'module',
  });
  const lines = new PackageFile('{}', after)
    .undelivered()
    .map(each => [each.lines.text, each.lines.first]);
  expect(lines).toEqual([
    ['vitest', 2],
    ['scripts.vitest', 6],
    ['devDependencies.vitest', 9],
    ['type', 11],
  ]);
});

describe('a package that moves to another list', () => {
  it('moves by being installed there', () => {
    const each = file();
    expect(each.has('vitest')).toBe(true);
    expect(each.install('vitest', true)).toBeUndefined();
    expect(left(each).map(([key]) => key)).not.toContain('dependencies.vitest');
    expect(left(each).map(([key]) => key)).not.toContain('devDependencies.vitest');
  });

  it("isn't installed in the list that it leaves", () => {
    const each = file();
    expect(each.install('vitest', false)).toBe(
      'vitest goes into "dependencies", but the snapshot has it in "devDependencies": add --save-dev',
    );
    expect(each.install('immer', true)).toBe(
      'immer goes into "devDependencies", but the snapshot has it in "dependencies": leave out --save-dev',
    );
    expect(each.install('lodash', false)).toBe(
      "the snapshot's package.json doesn't have lodash: don't install it, or add it there",
    );
    expect(each.undeliveredHunks).toBe(5);
  });

  it('may be removed from the old list, and is then missing in the new one', () => {
    const each = file();
    expect(each.remove('vitest')).toBeUndefined();
    expect(each.has('vitest')).toBe(false);
    expect(left(each)).toContainEqual(['devDependencies.vitest', 'after']);
    expect(each.remove('vitest')).toBe(
      "vitest is to be removed, but package.json doesn't have it at this point",
    );
  });
});

it('removes only what the snapshot lacks', () => {
  const each = file();
  expect(each.remove('react')).toBe('react is to be removed, but the snapshot keeps it');
  expect(each.remove('scripts.dev')).toBe(
    'scripts.dev is to be removed, but the snapshot keeps it',
  );
  expect(each.remove('left-pad')).toBeUndefined();
  expect(each.remove('scripts.old')).toBeUndefined();
  expect(left(each).map(([key]) => key)).toEqual([
    'dependencies.vitest',
    'dependencies.immer',
    'devDependencies.vitest',
  ]);
});

it('sets an entry only to the value of the snapshot', () => {
  const each = new PackageFile(BEFORE, AFTER.replace('"vite"\n', '"vite --open"\n'));
  expect(each.set('scripts.dev', 'vite')).toBe(
    '"scripts.dev" becomes "vite", but the snapshot has "vite --open"',
  );
  expect(each.set('scripts.build', 'vite build')).toBe(
    '"scripts.build" becomes "vite build", but the snapshot has no such entry',
  );
  expect(each.set('scripts.dev', 'vite --open')).toBeUndefined();
  expect(JSON.parse(each.text() ?? '')).toMatchObject({scripts: {dev: 'vite --open'}});
});

it('takes the entries of the lines that a page shows, and no others', () => {
  const each = file();
  each.show([AFTER.split('\n').findIndex(line => line.includes('immer'))]);
  expect(left(each).map(([key]) => key)).not.toContain('dependencies.immer');
  expect(each.undeliveredHunks).toBe(4);
  each.showAll();
  expect(each.undelivered()).toEqual([]);
  expect(each.text()).toBe(AFTER);
});

it('has no text until it has an entry', () => {
  const each = new PackageFile(undefined, AFTER);
  expect(each.text()).toBeUndefined();
  expect(each.install('react', false)).toBeUndefined();
  expect(each.text()).toBe(text({dependencies: {react: '19.1.0'}}));
});
