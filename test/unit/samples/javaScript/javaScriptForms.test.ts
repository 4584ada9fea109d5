import {readTypeRanges} from '@site/theme-plugin/theme/src/code';
import {type TreeNode, compilePages, findAll} from '../support/compilePages';
import {page} from '../support/temporarySite';

const BLOCKS: [name: string, block: string, javaScript: string | undefined][] = [
  [
    'annotations, type imports, and a type with the comment on it',
    page`
'''ts title="src/desk.ts" run
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Tool } from './tools'

// What the desk knows.
export interface Desk {
  open: boolean
}

// Kept: it is about the state.
const initialState: Desk = { open: false } satisfies Desk

// highlight-next-line
export const lend = (state: Desk, action: PayloadAction<Tool>): Desk => state

initialState.open // => false
'''
`,
    `import { createSlice } from '@reduxjs/toolkit'

// Kept: it is about the state.
const initialState = { open: false }

export const lend = (state, action) => state

initialState.open // => false`,
  ],
  [
    'lines that are joined',
    page`
'''tsx
export function Sign({
  open,
  label,
}: {
  open: boolean
  label: string
}) {
  return <p>{open ? label : (null as null)}</p>
}
'''
`,
    `export function Sign({ open, label }) {
  return <p>{open ? label : null}</p>
}`,
  ],
  ['code without types', page`\n'''ts\nexport const open = true\n'''\n`, undefined],
  ['nothing but types', page`\n'''ts\n// A tool.\nexport type Tool = string\n'''\n`, undefined],
  ['what is more than a type', page`\n'''ts\nenum Tool {\n  Saw,\n}\n'''\n`, undefined],
  ['what does not parse', page`\n'''ts\nconst a: = 1\n'''\n`, undefined],
  ['errors on purpose', page`\n'''ts expect-error=2322\nconst a: string = 1\n'''\n`, undefined],
  [
    'what is not checked',
    page`\n'''ts no-check="pseudo code"\nconst a: string = b\n'''\n`,
    undefined,
  ],
  ['JavaScript', page`\n'''js\nexport const a = 1\n'''\n`, undefined],
  [
    'an excerpt in a list, its lines marked by numbers',
    page`
1. So:

   '''ts app=essentials/3 title="src/nothing.ts" {2}
   // highlight-next-line
   export const a: number = 1
   '''
`,
    '// highlight-next-line\nexport const a = 1',
  ],
];

describe('the JavaScript form of a block', () => {
  const compiled = compilePages(
    BLOCKS.map(([, content], index) => ({file: `docs/${index}.md`, content})),
  );

  it.each(BLOCKS.map(([name, , javaScript], index) => ({name, javaScript, index})))(
    'of $name',
    ({javaScript, index}) => {
      const tree: TreeNode = compiled[index] ?? {type: 'none'};
      const code = findAll(tree, node => node.tagName === 'code')[0];
      const {types, metastring} = code?.properties ?? {};
      const isNumbered = String(metastring).includes('{');
      expect(types && withoutTypes(textOf(code), String(types), isNumbered)).toBe(javaScript);
    },
  );
});

function textOf(node: TreeNode | undefined): string {
  return node?.value ?? (node?.children ?? []).map(textOf).join('');
}

function withoutTypes(text: string, types: string, isNumbered: boolean): string {
  const shown = isNumbered ? text : text.replaceAll(/^\/\/ highlight-.*\n/gm, '');
  let [plain, position] = ['', 0];
  for (const {start, end, isSpace} of readTypeRanges(types)) {
    plain += shown.slice(position, start) + (isSpace ? ' ' : '');
    position = end;
  }
  return (plain + shown.slice(position)).trimEnd();
}
