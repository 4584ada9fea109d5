// cspell:ignore tsxsrc -- two paths without a space
import type {Root} from 'mdast';
import {textOf} from '@site/src/samples/remark/mdxNodes';
import {tutorialDirectives} from '@site/src/tutorials/directives/tutorialDirectives';

interface Found {
  type: string;
  lang?: string;
  name?: string;
  value?: string;
  attributes?: {name: string; value: string | null}[];
  children?: Found[];
}

const text = (value: string): Found => ({type: 'text', value});
const paragraph = (...children: Found[]): Found => ({type: 'paragraph', children});
const label = (value: string) => ({...paragraph(text(value)), data: {directiveLabel: true}});
const file = (value: string): Found => ({type: 'inlineCode', value});
const details: Found = {type: 'mdxJsxFlowElement', name: 'details', children: []};

/** The directive's component, and what the page imports for it. */
function publish(
  name: string,
  attributes: Record<string, string>,
  children: Found[] = [],
): {made: Found; imports: string[]} {
  const type = children.length > 0 ? 'containerDirective' : 'leafDirective';
  const directive: object = {type, name, attributes, children};
  const tree: {type: string; children: Found[]} = {type: 'root', children: [directive as Found]};
  tutorialDirectives()(tree as unknown as Root);
  const nodes: Found[] = tree.children;
  return {
    made: nodes.at(-1) ?? {type: 'none'},
    imports: nodes
      .filter(({type: kind}) => kind === 'mdxjsEsm')
      .map(({value = ''}) => /import \{(\w+)\}/.exec(value)?.[1] ?? ''),
  };
}

/** The attribute of components that show their children as they are. */
const BOX = {'data-static': null};

const props = ({attributes = []}: Found) =>
  Object.fromEntries(attributes.map(({name, value}) => [name, value]));

const plain = (node: Found | undefined) => textOf(node as never);

describe('::part', () => {
  it('finds the series, the app, and the start of the part', () => {
    const {made, imports} = publish('part', {series: 'essentials', part: '3', minutes: '35'});
    expect(imports).toEqual(['PartHeader']);
    expect(props(made)).toEqual({
      app: 'essentials/3',
      title: 'Redux Essentials',
      part: '3',
      parts: '8',
      minutes: '35',
      start: 'essentials/2',
    });
  });

  it('offers the starter to the first part, and the previous part to the others', () => {
    const second = {series: 'essentials', part: '2', minutes: '30'};
    expect(props(publish('part', second).made)).toHaveProperty('start', 'essentials/1');
    const first = {series: 'essentials', part: '1', minutes: '20'};
    expect(props(publish('part', first).made)).toHaveProperty('start', 'essentials/starter');
  });
});

describe('::app', () => {
  it('shows a picture of the finished app', () => {
    const {made, imports} = publish('app', {app: 'essentials/3'});
    expect(imports).toEqual(['AppFrame']);
    expect(props(made)).toEqual({...BOX, app: 'essentials/3'});
    expect(made.children).toEqual([
      expect.objectContaining({name: 'picture', attributes: {name: 'essentials-3'}}),
    ]);
  });
});

describe('::project', () => {
  it("lists the project's files, and the script that starts it", () => {
    const {made, imports} = publish('project', {app: 'guides/nextjs'});
    expect(imports).toEqual(['ProjectCard']);
    expect(props(made)).toEqual({
      app: 'guides/nextjs',
      count: expect.stringMatching(/^\d\d$/),
      script: 'dev',
    });
  });
});

describe(':::checkpoint', () => {
  it('shows the saved state of the store', () => {
    const saved = publish('checkpoint', {app: 'essentials/3'}, [
      label('The form adds a tool'),
      paragraph(text('Add one.')),
    ]).made;
    expect(props(saved).state).toContain(
      '<dt>After</dt><dd translate="no"><i>tools/toolAdded</i></dd>',
    );
  });

  it('keeps its text, with its tests', () => {
    const {made, imports} = publish(
      'checkpoint',
      {app: 'essentials/3', tests: 'src/features/tools'},
      [label('The list appears'), paragraph(text('Run it.'))],
    );
    expect(imports).toEqual(['Checkpoint']);
    expect(props(made)).toEqual({
      ...BOX,
      label: 'The list appears',
      tests: 'src/features/tools',
    });
    expect(plain(made)).toBe('Run it.');
    const bare = publish('checkpoint', {app: 'essentials/3'}, [paragraph(text('Run it.'))]).made;
    expect(props(bare)).toEqual(BOX);
  });

  it('can do without a command', () => {
    const {made} = publish('checkpoint', {app: 'essentials/3', plain: ''}, [
      paragraph(text('Look.')),
    ]);
    expect(props(made)).toHaveProperty('isNamed');
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'npx tsc -b'],
    [{tests: 'all'}, 'npm test'],
    [{tests: 'src/features/tools'}, 'npm test -- src/features/tools'],
  ])('with %j, knows whether its text names the command %s', (attributes, command) => {
    const made = (code: string) =>
      publish('checkpoint', {app: 'essentials/3', ...attributes}, [
        paragraph(text('Run '), file(code)),
      ]).made;
    expect(props(made(command))).toHaveProperty('isNamed');
    expect(props(made('npm run dev'))).not.toHaveProperty('isNamed');
  });
});

describe(':::exercise', () => {
  it('has its title, its task, and its solution', () => {
    const {made} = publish('exercise', {}, [
      label('Add a filter'),
      paragraph(text('Task.')),
      details,
    ]);
    expect(props(made)).toEqual({...BOX, kind: 'exercise', title: 'Exercise: Add a filter'});
    expect(made.children?.map(({type}) => type)).toEqual(['paragraph', 'mdxJsxFlowElement']);
  });
});

it('leaves other directives alone, and imports nothing for them', () => {
  const {made, imports} = publish('info', {}, [paragraph(text('a'))]);
  expect([made.type, imports]).toEqual(['containerDirective', []]);
});

const APP = {app: 'essentials/3'};

it.each<[string, Record<string, string>, Found[], string]>([
  ['part', {series: 'essentials', part: '3'}, [], '::part needs all of'],
  ['part', {series: 'extras', part: '1', minutes: '5'}, [], 'no series "extras"'],
  ['part', {series: 'guides', part: 'nextjs', minutes: '5'}, [], '::part needs all of'],
  ['app', {app: 'guides/nextjs'}, [], 'has no index.html'],
  ['project', APP, [], 'no project of a guide'],
  ['project', {app: 'guides/attic'}, [], 'no snapshot guides/attic'],
  ['checkpoint', APP, [label('Title')], ':::checkpoint says nothing'],
  [
    'checkpoint',
    {...APP, actions: 'desk/opened'},
    [label('Title'), paragraph(text('Run it.'))],
    'No state is saved for :::checkpoint[Title]: run npm run replay -- --states',
  ],
  ['exercise', {}, [details], 'has no title'],
  ['exercise', {}, [label('A'), paragraph()], 'has no solution'],
])('rejects %s %j %j: %s', (name, attributes, children, message) => {
  expect(() => publish(name, attributes, children)).toThrow(message);
});
