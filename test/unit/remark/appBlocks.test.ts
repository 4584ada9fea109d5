import fs from 'node:fs';
import type {Root} from 'mdast';
import appBlocks from '../../../src/remark/appBlocks';

interface Block {
  type: string;
  name?: string;
  lang?: string;
  value: string;
  meta: string;
  attributes: {name: string; value: string | null}[];
  children: Block[];
}

const code = (meta: string, value: string, lang = 'ts') => ({type: 'code', lang, meta, value});

/** What the plugin makes of blocks of a page: what it imports is left out. */
function publish(...blocks: object[]): Block[] {
  const tree = {type: 'root', children: [{type: 'blockquote', children: blocks}]};
  appBlocks()(tree as unknown as Root);
  const [quote] = (tree.children as unknown as Block[]).slice(-1);
  return quote?.children ?? [];
}

const props = (block: Block | undefined) =>
  Object.fromEntries(block?.attributes.map(({name, value}) => [name, value]) ?? []);

const STORE = 'app=essentials/3 title="src/app/store.ts"';
const DRAFT = `import { configureStore } from '@reduxjs/toolkit'\n\nexport const makeStore = 1`;

describe('appBlocks', () => {
  it('marks what the part changes, by numbers of the lines that are shown', () => {
    const [block] = publish(
      code(
        `${STORE} {9}`,
        '// highlight-next-line\n  configureStore({\n    reducer: { desk: deskReducer, tools: toolsReducer },\n  })',
      ),
    );
    expect(block?.name).toBe('AppBlock');
    expect(props(block)).toEqual({
      app: 'essentials/3',
      file: 'src/app/store.ts',
      state: 'changed',
      lines: '13',
    });
    expect(block?.children[0]).toMatchObject({
      meta: `${STORE} {9} added=3 removed=2`,
      value:
        'configureStore({\n  reducer: { desk: deskReducer },\n' +
        '  reducer: { desk: deskReducer, tools: toolsReducer },\n})',
    });
  });

  it('says of a new file that it is new, wholly or in part, and marks none of its lines', () => {
    const mark = 'app=essentials/3 title="src/app/hooks.ts"';
    const hook = 'export const useAppSelector = useSelector.withTypes<RootState>()';
    const [part] = publish(code(mark, hook));
    expect(props(part)).toMatchObject({state: 'newPart'});
    expect(part?.children[0]?.meta).toBe(mark);
    const [whole] = publish(
      code(
        mark,
        "import { useDispatch, useSelector } from 'react-redux'\n" +
          "import type { AppDispatch, RootState } from './store'\n\n" +
          `export const useAppDispatch = useDispatch.withTypes<AppDispatch>()\n${hook}`,
      ),
    );
    expect(props(whole)).toMatchObject({state: 'new', isWhole: null});
  });

  it('says of a file that the part leaves alone that nothing changes', () => {
    const [block] = publish(code('app=essentials/3 title="src/main.tsx"', '<App />', 'tsx'));
    expect(props(block)).toMatchObject({state: 'same'});
  });

  it('marks nothing in the project of a guide, and says whether a block is the whole file', () => {
    const mark = 'app=guides/nextjs title="lib/hooks.ts"';
    const hook = 'export const useAppDispatch = useDispatch.withTypes<AppDispatch>()';
    const [part] = publish(
      code('', 'npm create vite@latest toolshed -- --template react-ts', 'bash'),
      code(mark, hook),
    ).slice(1);
    expect(props(part)).toEqual({
      app: 'guides/nextjs',
      file: 'lib/hooks.ts',
      state: 'excerpt',
      lines: '6',
    });
    expect(part?.children[0]).toMatchObject({meta: mark, value: hook});
    const whole = fs.readFileSync('examples/guides/nextjs/lib/hooks.ts', 'utf8').trimEnd();
    expect(props(publish(code(mark, whole))[0])).toMatchObject({state: 'whole', isWhole: null});
  });

  it('compares a draft with the part before, and what follows on the page with the draft', () => {
    const [draft, after] = publish(
      code(`${STORE} draft`, DRAFT),
      code(
        STORE,
        "import { configureStore } from '@reduxjs/toolkit'\n// …\n/** A function, so that each test can have a store of its own. */",
      ),
    );
    expect(props(draft)).toMatchObject({state: 'draft', isWhole: null});
    expect(draft?.children[0]?.value).toContain('import { deskReducer }');
    expect(draft?.children[0]?.meta).toMatch(/added=\d+ removed=\d/);
    expect(after?.children[0]?.value.split('\n').slice(-2)).toEqual([
      'export const makeStore = 1',
      '/** A function, so that each test can have a store of its own. */',
    ]);
  });

  it('shows only what stands between cuts, and counts lines there', () => {
    const [block] = publish(
      code(
        STORE,
        "import { configureStore } from '@reduxjs/toolkit'\n// ---cut---\n\n" +
          "import { toolsReducer } from '../features/tools/toolsSlice'\n// ---cut-after---\n// …\n})",
      ),
    );
    expect(block?.children[0]).toMatchObject({
      value: "import { toolsReducer } from '../features/tools/toolsSlice'",
      meta: `${STORE} added=1`,
    });
  });

  it('marks what the solution of an exercise changes in the app, and nothing in a new file', () => {
    const [changed, fresh] = publish(
      code(
        'solution=essentials/3 title="src/app/store.ts"',
        '  configureStore({\n    reducer: { tools: toolsReducer },\n  })',
      ),
      code('solution=essentials/3 title="src/app/more.ts"', 'export {}'),
    );
    expect(changed).toMatchObject({
      type: 'code',
      meta: 'solution=essentials/3 title="src/app/store.ts" added=3 removed=2',
      value:
        'configureStore({\n  reducer: { desk: deskReducer, tools: toolsReducer },\n' +
        '  reducer: { tools: toolsReducer },\n})',
    });
    expect(fresh).toMatchObject({meta: 'solution=essentials/3 title="src/app/more.ts"'});
  });

  it.each([
    ['a sample of its own', 'title="a.ts"'],
    ['a hidden excerpt', `${STORE} hidden`],
    ['a file that the part does not have', 'app=essentials/3 title="src/nothing.ts"'],
  ])('leaves %s alone', (_, meta) => {
    expect(publish(code(meta, 'a'))).toEqual([code(meta, 'a')]);
  });

  it('imports the component where a page needs it, and nowhere else', () => {
    const names = (meta: string) => {
      const tree = {type: 'root', children: [code(meta, 'a')]} as unknown as Root;
      appBlocks()(tree);
      return tree.children.map(({type}) => type as string);
    };
    expect(names(STORE)).toEqual(['mdxjsEsm', 'mdxJsxFlowElement']);
    expect(names('title="a.ts"')).toEqual(['code']);
  });
});
