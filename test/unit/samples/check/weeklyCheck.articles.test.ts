import fs from 'node:fs';
import path from 'node:path';
import {readPages} from '@site/src/samples/pages/readPage';
import packageJson from '@site/package.json';

const root = path.resolve(__dirname, '../../../..');
const workflow = fs.readFileSync(path.join(root, '.github/workflows/samples.yml'), 'utf8');
const updated = [...workflow.matchAll(/^ +(\S+)@latest$/gm)].map(([, name = '']) => name);

/**
 * Packages that stay at the site's version: Docusaurus determines React's, and Vitest's newest release needs a newer
 * Node.
 */
const OF_THE_SITE = ['react', 'react-dom', 'vitest'];

describe('the weekly check', () => {
  it('updates only packages that the project has', () => {
    expect(updated.length).toBeGreaterThan(0);
    expect(Object.keys(packageJson.devDependencies)).toEqual(expect.arrayContaining(updated));
  });

  it('updates every package that a checked sample imports', () => {
    const samples = readPages(root).flatMap(({fences}) =>
      fences.filter(({marks}) => !marks.noCheck),
    );
    const imported = samples.flatMap(({code}) =>
      code.flatMap(line => {
        const [, name = ''] = /(?:^import|from) '((?:@[^/']+\/)?[^./'@][^/']*)/.exec(line) ?? [];
        return name in packageJson.devDependencies ? [name] : [];
      }),
    );
    const pinned = [...new Set(imported)].filter(name => !OF_THE_SITE.includes(name));
    expect(pinned.length).toBeGreaterThan(3);
    expect(updated).toEqual(expect.arrayContaining(pinned));
  });

  it('prints the releases of all packages that it updates', () => {
    const said = /npm ls --depth=0\n\s+(.*)\n/.exec(workflow)?.[1]?.split(' ');
    expect(said).toEqual(updated);
  });
});
