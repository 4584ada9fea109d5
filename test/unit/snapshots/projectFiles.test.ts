import fs from 'node:fs';
import path from 'node:path';
import {projectFiles} from '@site/src/snapshots/projectFiles';
import {readArguments} from '@site/src/tutorials/launch/readArguments';
import {
  examplesFolder,
  listGuides,
  listSnapshots,
  listStarters,
  resolveSnapshot,
} from '@site/src/snapshots/resolveSnapshot';
import {nameOf} from '@site/src/snapshots/snapshotName';
import {writeProject} from '@site/src/tutorials/launch/writeProject';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

const manifestOf = (files: Map<string, string>) => JSON.parse(files.get('package.json') ?? '{}');

/** The versions of a package that the examples are tested with. TypeScript has two. */
const installed = (name: string) =>
  [examplesFolder, path.join(examplesFolder, '..')]
    .map(folder => path.join(folder, 'node_modules', name, 'package.json'))
    .filter(manifest => fs.existsSync(manifest))
    .map(manifest => `^${JSON.parse(fs.readFileSync(manifest, 'utf8')).version}`);

describe('a project with its own manifest', () => {
  test.each([...listStarters(), ...listGuides()].map(each => [nameOf(each), each] as const))(
    '%s names the tested versions',
    (_, snapshot) => {
      const files = projectFiles(snapshot);
      const {scripts, dependencies, devDependencies} = manifestOf(files);
      for (const [name, version] of Object.entries({...dependencies, ...devDependencies})) {
        expect({name, versions: installed(name)}).toEqual({
          name,
          versions: expect.arrayContaining([version]),
        });
      }
      expect(scripts).toMatchObject({test: 'vitest run'});
    },
  );
});

describe('projectFiles', () => {
  test.each(
    [...listStarters(), ...listSnapshots(), ...listGuides()].map(({series, part}) => [
      `${series}/${part}`,
      series,
      part,
    ]),
  )(
    '%s is a project that can be compiled, tested, and built, with everything that it imports',
    (_, series, part) => {
      const files = projectFiles({series: String(series), part});
      const {scripts, dependencies, devDependencies} = manifestOf(files);
      const isGuide = series === 'guides';
      expect(Object.keys(scripts)).toEqual(
        expect.arrayContaining(isGuide ? ['test'] : ['build', 'test']),
      );
      expect(files.has('tsconfig.json')).toBe(true);
      expect([...files.keys()]).toEqual([...files.keys()].sort());
      const imported = [...files].flatMap(([file, text]) =>
        /\.tsx?$/.test(file)
          ? [...text.matchAll(/ from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name)
          : [],
      );
      expect({...dependencies, ...devDependencies}).toMatchObject(
        Object.fromEntries(
          imported.filter(name => name !== 'node').map(name => [name, expect.any(String)]),
        ),
      );
    },
  );

  test("copies a snapshot's files unchanged", () => {
    const files = projectFiles({series: 'essentials', part: 3});
    const source = resolveSnapshot('essentials', 3).get('package.json') ?? '';
    expect(files.get('package.json')).toBe(fs.readFileSync(source, 'utf8'));
  });

  test('reports a missing snapshot', () => {
    expect(() => projectFiles({series: 'essentials', part: 99})).toThrow(
      'no snapshot essentials/99',
    );
  });
});

describe('writeProject', () => {
  const {at, read} = folderOfTest();

  test('writes only into a new folder', () => {
    writeProject(new Map([['src/app/store.ts', 'store']]), at('new/app'));
    expect(read('new/app/src/app/store.ts')).toBe('store');
    expect(() => writeProject(new Map(), at('new/app'))).toThrow('is not empty');
  });
});

describe('readArguments', () => {
  test('reads the snapshot, and a folder relative to where the command was typed', () => {
    expect(readArguments(['essentials/3'], '/home')).toEqual({
      names: ['essentials/3'],
      out: undefined,
    });
    expect(readArguments(['essentials/3', '--out', '../app'], '/home/me')).toEqual({
      names: ['essentials/3'],
      out: path.resolve('/home/app'),
    });
  });

  test.each([[['essentials/3', '--out']], [['--ouch']]])('rejects %j', args => {
    expect(() => readArguments(args, '/')).toThrow();
  });
});
