import fs from 'node:fs';
import type {Code} from 'mdast';
import type {Fence} from '@site/src/samples/Fence';
import {readMarks} from '@site/src/samples/pages/readMarks';
import {writeNode} from '@site/src/samples/remark/writeNode';
import {showApps} from '@site/src/tutorials/changes/showApps';

const code = (rest: string, value: string, lang = 'ts'): Fence => ({
  page: 'docs/a.md',
  line: 1,
  lang,
  marks: readMarks(lang, rest).marks,
  code: value.split('\n'),
});

/** A fence as the transform leaves it, and the node created from it. */
interface Published {
  fence: Fence;
  value: string;
  /** The props of the code block component that aren't undefined. */
  props: object;
}

/** The transform's result for the fences of a page. */
function publish(fences: Fence[]): Published[] {
  const children = fences.map((fence): Code => ({type: 'code', value: '', data: {fence}}));
  const transform = showApps({type: 'root', children});
  return fences.map(written => {
    const fence = transform(written);
    const node: Code = {type: 'code', value: ''};
    writeNode(node, fence);
    return {fence, value: node.value, props: JSON.parse(JSON.stringify(node.data?.hProperties))};
  });
}

const TITLE = 'title="src/app/store.ts"';
const STORE = `app=essentials/3 ${TITLE}`;
const IMPORT = "import { deskReducer } from '../features/desk/deskSlice'";
const DRAFT = `import {\n  configureStore,\n} from '@reduxjs/toolkit'\n${IMPORT}\n\nexport const makeStore = 1`;

describe('showApps', () => {
  it('marks what the part changes, by the numbers of the lines shown', () => {
    const [block] = publish([
      code(
        `${STORE} {9}`,
        '// highlight-next-line\n  configureStore({\n    reducer: { desk: deskReducer, tools: toolsReducer },\n  })',
      ),
    ]);
    expect(block?.fence.appFile).toEqual({
      app: 'essentials/3',
      file: 'src/app/store.ts',
      state: 'changed',
      isWhole: false,
      version: expect.stringMatching(/^[\da-f]{8}$/),
      lines: 17,
    });
    expect(block).toMatchObject({
      props: {title: 'src/app/store.ts', added: '3', removed: '2'},
      value:
        '  configureStore({\n    reducer: { desk: deskReducer },\n' +
        '    reducer: { desk: deskReducer, tools: toolsReducer },\n  })',
    });
  });

  it('labels a new file as new, whole or in part, and marks none of its lines', () => {
    const title = 'title="src/app/hooks.ts"';
    const mark = `app=essentials/2 ${title}`;
    const hook = 'export const useAppSelector = useSelector.withTypes<RootState>()';
    const [part] = publish([code(mark, hook)]);
    expect(part?.fence.appFile).toMatchObject({state: 'newPart', isWhole: true});
    expect(part?.props).toEqual({title: 'src/app/hooks.ts'});
    const [whole] = publish([
      code(
        mark,
        "import { useDispatch, useSelector } from 'react-redux'\n" +
          "import type { AppDispatch, RootState } from './store'\n\n" +
          `export const useAppDispatch = useDispatch.withTypes<AppDispatch>()\n${hook}`,
      ),
    ]);
    expect(whole?.fence.appFile).toMatchObject({state: 'new', isWhole: true});
  });

  it('labels a file that the part leaves alone as unchanged', () => {
    const [block] = publish([code('app=essentials/3 title="src/main.tsx"', '<App />', 'tsx')]);
    expect(block?.fence.appFile).toMatchObject({state: 'same'});
  });

  it("marks nothing in a guide's project, and says whether a block is the whole file", () => {
    const mark = 'app=guides/nextjs title="lib/hooks.ts"';
    const hook = 'export const useAppDispatch = useDispatch.withTypes<AppDispatch>()';
    const [part] = publish([code(mark, hook)]);
    expect(part?.fence.appFile).toEqual({
      app: 'guides/nextjs',
      file: 'lib/hooks.ts',
      state: 'excerpt',
      isWhole: false,
      lines: 6,
    });
    expect(part).toMatchObject({props: {title: 'lib/hooks.ts'}, value: hook});
    const text = fs.readFileSync('examples/guides/nextjs/lib/hooks.ts', 'utf8').trimEnd();
    const [whole] = publish([code(mark, text)]);
    expect(whole?.fence.appFile).toMatchObject({state: 'whole', isWhole: true});
  });

  it('compares a draft with the previous part, and what follows on the page with the draft', () => {
    const [draft, after] = publish([
      code(`${STORE} draft`, DRAFT),
      code(STORE, `${IMPORT}\n// …\n/** A function, so that each test can have its own store. */`),
    ]);
    expect(draft?.fence.appFile).toMatchObject({state: 'whole', isDraft: true, isWhole: true});
    expect(draft?.value).toContain('type ThunkAction,');
    expect(draft?.props).toMatchObject({
      added: expect.stringMatching(/^\d+$/),
      removed: expect.stringMatching(/^\d/),
    });
    expect(after?.value.split('\n').slice(-2)).toEqual([
      'export const makeStore = 1',
      '/** A function, so that each test can have its own store. */',
    ]);
  });

  it('compares a block with what earlier blocks on the page have shown', () => {
    const title = 'title="src/app/hooks.ts"';
    const mark = `app=essentials/2 ${title}`;
    const hook = 'export const useAppDispatch = useDispatch.withTypes<AppDispatch>()';
    const imports =
      "import { useDispatch, useSelector } from 'react-redux'\n" +
      "import type { AppDispatch, RootState } from './store'";
    const [first, second] = publish([
      code(mark, `${imports}\n\n${hook}`),
      code(mark, `${hook}\nexport const useAppSelector = useSelector.withTypes<RootState>()`),
    ]);
    expect(first?.fence.appFile).toMatchObject({state: 'newPart', isWhole: true});
    expect(second?.fence.appFile).toMatchObject({state: 'changed', isWhole: false});
    // The last block leaves the file as it is at the end of the part.
    expect(second?.fence.appFile).not.toHaveProperty('version', expect.anything());
    expect(second?.props).toEqual({title: 'src/app/hooks.ts', added: '2'});
  });

  it.each([
    ['fewer', '\n\n', '\n'],
    ['more', '\nexport type AppStore', '\n\n\n  \nexport type AppStore'],
  ])('takes a file with %s blank lines than at the end of the part for finished', (_, from, to) => {
    const text = fs.readFileSync('examples/essentials/part-3/src/app/store.ts', 'utf8').trimEnd();
    expect(text).toContain(from);
    const [, excerpt] = publish([
      code(`${STORE} draft`, text.replaceAll(from, to)),
      code(STORE, IMPORT),
    ]);
    expect(excerpt?.fence.appFile).toMatchObject({isWhole: false, version: undefined});
    const [, unfinished] = publish([
      code(`${STORE} draft`, text.replaceAll(from, to).replace('reducer: {', 'reducer: { more,')),
      code(STORE, IMPORT),
    ]);
    expect(unfinished?.fence.appFile).toMatchObject({version: expect.any(String)});
  });

  it('inserts a draft with omissions into the file as the page has left it', () => {
    const [, patch] = publish([
      code(`${STORE} draft`, DRAFT),
      code(`${STORE} draft`, `${IMPORT}\n// …\nexport const makeStore = 1\nexport const more = 2`),
    ]);
    expect(patch?.fence.appFile).toMatchObject({state: 'changed', isWhole: false});
    expect(patch?.props).toEqual({title: 'src/app/store.ts', added: '4'});
  });

  it('follows commands, and each app on its own', () => {
    const app = (part: number, name: string) => `app=fundamentals/${part} title="src/${name}"`;
    const [first = '', ...rest] = fs
      .readFileSync('examples/fundamentals/part-8/src/features/view/viewSlice.ts', 'utf8')
      .trimEnd()
      .split('\n');
    const blocks = publish([
      code(app(7, 'features/view/viewSlice.ts'), "    case 'view/moodToggled': {"),
      code('', 'rm src/main.tsx', 'bash'),
      code(app(8, 'features/view/viewSlice.ts'), [first, ...rest].join('\n')),
      code(app(8, 'main.tsx'), '<App />', 'tsx'),
    ]);
    expect(blocks.map(({fence}) => fence.appFile?.state)).toEqual([
      'same',
      undefined,
      'replaced',
      'newPart',
    ]);
  });

  it('shows only the lines between cuts, and numbers those', () => {
    const [block] = publish([
      code(
        STORE,
        "import { deskReducer } from '../features/desk/deskSlice'\n// ---cut---\n" +
          "import { toolsReducer } from '../features/tools/toolsSlice'\n// ---cut-after---\n// …\n})",
      ),
    ]);
    expect(block).toMatchObject({
      value: "import { toolsReducer } from '../features/tools/toolsSlice'",
      props: {title: 'src/app/store.ts', added: '1'},
    });
  });

  it("marks what an exercise's solution changes in the app, and nothing in a new file", () => {
    const [changed, fresh] = publish([
      code(
        `solution=essentials/3 ${TITLE}`,
        '  configureStore({\n    reducer: { tools: toolsReducer },\n  })',
      ),
      code('solution=essentials/3 title="src/app/more.ts"', 'export {}'),
    ]);
    expect(changed?.fence.appFile).toBeUndefined();
    expect(changed).toMatchObject({
      props: {title: 'src/app/store.ts', added: '3', removed: '2'},
      value:
        '  configureStore({\n    reducer: { desk: deskReducer, tools: toolsReducer },\n' +
        '    reducer: { tools: toolsReducer },\n  })',
    });
    expect(fresh).toMatchObject({props: {title: 'src/app/more.ts'}, value: 'export {}'});
  });

  it.each([
    ['a sample of its own', 'title="a.ts"'],
    ['a hidden excerpt', `${STORE} hidden`],
    ['what readers begin an exercise with', `solution=essentials/3 ${TITLE} start`],
    ["a file that the part doesn't have", 'app=essentials/3 title="src/nothing.ts"'],
  ])('leaves %s alone', (_, meta) => {
    const fence = code(meta, 'a');
    expect(publish([fence])[0]?.fence).toBe(fence);
  });
});
