import path from 'node:path';
import {createHost, createPackageCache} from '@site/src/samples/check/compilerHost';
import {readMarks} from '@site/src/samples/pages/readMarks';
import {buildProjects} from '@site/src/samples/projects/projects';
import type {Fence, Page} from '@site/src/samples/Fence';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../../..');

/** A page whose blocks, by the marks of their fences, are at lines 10, 20, and so on. */
function page(name: string, fences: readonly (readonly [marks: string, code: string])[]): Page {
  const toBlock = ([meta, code]: readonly [string, string], index: number): Fence => {
    const {marks} = readMarks('ts', meta);
    return {page: name, line: (index + 1) * 10, lang: 'ts', code: code.split('\n'), marks};
  };
  return {path: name, fences: fences.map(toBlock), exercises: [], faults: []};
}

it('keeps untitled blocks of a group apart that are on the same line of two pages', () => {
  const pages = ['docs/first.md', 'docs/second.md'].map(name => page(name, [['group=tools', '1']]));
  const {files, samples} = buildProjects(pages, ROOT);
  expect(files.size).toBe(2);
  expect(samples.map(file => files.get(file.path)?.fence.page)).toEqual([
    'docs/first.md',
    'docs/second.md',
  ]);
});

it.each(['./tool', '../core/tool', '..'])('finds the file of the project that is at %s', from => {
  const {files, samples} = buildProjects(
    [
      page('docs/first.md', [
        ['title="src/core/tool.ts"', 'export const tool = 1'],
        ['title="src/index.ts"', 'export const tool = 2'],
        ['title="src/core/lend.ts"', `import { tool } from '${from}'`],
      ]),
    ],
    ROOT,
  );
  const {path: importer = ''} = samples[2] ?? {};
  const host = createHost(createPackageCache(ROOT), files);
  const literal = ts.factory.createStringLiteral(from);
  const source = ts.createSourceFile(importer, '', ts.ScriptTarget.ES2023);
  const [found] =
    host.resolveModuleNameLiterals?.([literal], importer, undefined, {}, source, undefined) ?? [];
  const target = from === '..' ? 'src/index.ts' : 'src/core/tool.ts';
  expect(found?.resolvedModule?.resolvedFileName.endsWith(`/1/${target}`)).toBe(true);
});
