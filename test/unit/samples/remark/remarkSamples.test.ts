// cspell:ignore metastring
import {scanFences} from '@site/src/samples/pages/scanFences';
import {type TreeNode, compilePages, findAll} from '../support/compilePages';
import {page} from '../support/temporarySite';

const SOURCE = page`
# Samples

'''ts title="src/desk.ts" run group=desk {1,3-4}
// ---cut---
export const open = true

// highlight-next-line
open // => true
// ---cut-after---
export const closed = false
'''

'''ts hidden
hiddenSetUp()
'''

> '''ts hidden
> quotedSetUp()
> '''

'''tsx app=essentials/2 title=src/App.tsx showLineNumbers
export const App = () => null
// …
  indented()
'''

'''ts avoid run throws="no"
throw new Error('no')
'''

1. In a list:

   '''ts throws="no" run
   throw new Error('no')
   '''

'''ts expect-error=2322
const wrong: number = ''
'''

'''js no-check="pseudo code"
lend -> tool
'''

'''bash npm2yarn
npm install redux
'''

'''json title="package.json" group=desk
{}
'''

'''ts app=essentials/2 title="src/app/hooks.ts" avoid
export const useAppSelector = useSelector.withTypes<RootState>()
'''

<Tabs groupId="npm2yarn-notes"><TabItem value="a">A</TabItem></Tabs>
`;

const CONTAINERS = page`
---
title: Containers
---

# Fences everywhere

1. Write the reducer.

   '''ts title="src/listed.ts" run
   const nested = () => {
     return 1

   }
   '''

10. A wide marker.

    - '''tsx {1,3}
      on the marker's line
      '''

> Quoted.
>
> '''js
> first
>
> second
> '''
>
> - '''jsx
>   both
>   '''

~~~css
'''ts
not a sample
'''
~~~

''''md
'''ts
not a sample either
'''
''''

<details>
  <summary>Folded</summary>

  '''ts
  folded
  '''

</details>

:::tip[Try it]

'''bash npm2yarn
npm install redux
'''

:::

An inline '''fence''' is none.

'''
no language
'''

'''ts title="src/empty.ts"
'''
`;

const IN_COMMENT = page`
{/*

'''ts
one
'''

*/}
`;

const UNQUOTED = page`
> '''ts
one
'''
`;

const text = (node: TreeNode): string => node.value ?? (node.children ?? []).map(text).join('');

const hasClass = (name: string) => (node: TreeNode) =>
  Array.isArray(node.properties?.className) && node.properties.className.includes(name);

describe('remarkSamples', () => {
  let tree: TreeNode = {type: 'none'};
  let containers: TreeNode = {type: 'none'};
  let misread: TreeNode[] = [];
  let codes: TreeNode[] = [];
  const codeWith = (part: string) => codes.find(code => text(code).includes(part));

  beforeAll(() => {
    [tree = tree, containers = tree, ...misread] = compilePages([
      {file: 'docs/samples.md', content: SOURCE},
      {file: 'docs/containers.md', content: CONTAINERS},
      {file: 'docs/commented.mdx', content: IN_COMMENT},
      {file: 'docs/unquoted.md', content: UNQUOTED},
    ]);
    codes = findAll(tree, node => node.tagName === 'code');
  });

  it('find the same blocks as the checks, whatever they stand in', () => {
    expect(scanFences(CONTAINERS).fences).toHaveLength(10);
    expect(containers.type).toBe('root');
  });

  it('stop at a block that the checks see elsewhere than the site', () => {
    expect(misread).toEqual([
      {
        type: 'error',
        value: expect.stringMatching(/^docs\/commented\.mdx:3 The site and the checks/),
      },
      {
        type: 'error',
        value: expect.stringMatching(/^docs\/unquoted\.md:1 The site and the checks/),
      },
    ]);
  });

  it('leave out hidden blocks and cut lines', () => {
    const all = text(tree);
    expect(all).not.toMatch(/hiddenSetUp|quotedSetUp|cut|closed/);
    expect(text(codeWith('open') ?? {type: 'none'})).toBe(
      'export const open = true\n\n// highlight-next-line\nopen // => true\n',
    );
  });

  it('indent what stands for omitted lines like the next one', () => {
    expect(text(codeWith('App') ?? {type: 'none'})).toContain('null\n  // …\n  indented()');
  });

  it('keep only what the code block component knows', () => {
    const props = codes.flatMap(({properties = {}}) => {
      const {className, live, ...others} = properties;
      return Object.values(others).some(value => value !== null) ? [others] : [];
    });
    expect(props).toEqual([
      {title: 'src/desk.ts', playground: 'samples/0', metastring: '{1,3-4}'},
      {title: 'src/App.tsx', metastring: 'showLineNumbers'},
      {playground: 'samples/4', metastring: null},
      {playground: 'samples/5', metastring: null},
      {title: 'package.json', metastring: null},
      {
        title: 'src/app/hooks.ts',
        types: expect.stringMatching(/^[\d.,]+$/),
        metastring: null,
      },
    ]);
  });

  it('put a label directly above blocks that are wrong on purpose', () => {
    const pairs = findAll(tree, () => true).flatMap(parent => {
      const children = (parent.children ?? []).filter(child => child.value !== '\n');
      return children.flatMap((child, index) =>
        hasClass('sample-label')(child)
          ? [[text(child), text(children[index + 1] ?? {type: 'none'}).trim()]]
          : [],
      );
    });
    expect(pairs.sort()).toEqual([
      ['Avoid', expect.stringMatching(/^export const useAppSelector/)],
      ['Avoid: throws an error', "throw new Error('no')"],
      ['Does not compile (TS2322)', "const wrong: number = ''"],
      ['Throws an error', "throw new Error('no')"],
    ]);
    // The author wrote a mark, and not these words, so nobody has to find them.
    // The page's Markdown has no styles, so a label has to be more than a line of text there, too.
    const labels = findAll(tree, hasClass('sample-label'));
    expect(labels.filter(label => label.properties?.['data-search-exclude'] !== '')).toEqual([]);
    expect(labels.map(label => label.children?.map(({tagName}) => tagName))).toEqual(
      pairs.map(() => ['strong']),
    );
  });

  it("put an app's component around a block and its label, and import it once", () => {
    const [, app, ...others] = findAll(tree, ({name}) => name === 'AppBlock');
    expect(others).toEqual([]);
    expect(app?.attributes?.map(({name, value}) => [name, value])).toEqual([
      ['app', 'essentials/2'],
      ['file', 'src/app/hooks.ts'],
      ['state', 'newPart'],
      ['isWhole', null],
      ['lines', '1'],
      ['data-static', null],
    ]);
    expect(app && findAll(app, hasClass('sample-label')).map(text)).toEqual(['Avoid']);
    const imports = findAll(tree, ({type}) => type === 'mdxjsEsm').map(({value = ''}) => value);
    expect(imports.filter(value => value.includes('AppBlock'))).toHaveLength(1);
    expect(imports.filter(value => value.includes('@theme/Tabs'))).toHaveLength(1);
  });

  it("put package manager tabs into the site's group, and no others", () => {
    const tabs = findAll(tree, node => node.name === 'Tabs');
    expect(tabs.map(({attributes}) => attributes?.find(({name}) => name === 'groupId'))).toEqual([
      expect.objectContaining({value: 'package-manager'}),
      expect.objectContaining({value: 'npm2yarn-notes'}),
    ]);
    const [first] = tabs;
    const items = first ? findAll(first, node => node.name === 'TabItem') : [];
    expect(items.map(item => text(item).trim())).toEqual([
      'npm install redux',
      'yarn add redux',
      'pnpm add redux',
      'bun add redux',
    ]);
  });
});
