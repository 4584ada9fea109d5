import type {Root} from 'mdast';
import snapshotFiles from '../../../src/remark/snapshotFiles';

const SOURCE = 'https://example.org/tree/main/examples';

const page = (app: string) =>
  ({
    type: 'root',
    children: [
      {type: 'paragraph', children: [{type: 'text', value: 'Before.'}]},
      {type: 'leafDirective', name: 'files', attributes: {app}, children: []},
      {type: 'leafDirective', name: 'other', attributes: {}, children: []},
    ],
  }) as unknown as Root;

function textOf(node: unknown): string {
  const {value = '', children = []} = node as {value?: string; children?: unknown[]};
  return value + children.map(textOf).join('');
}

describe('snapshotFiles', () => {
  it('puts a list with links to the source in place of the line, and leaves others', () => {
    const tree = page('essentials/3');
    snapshotFiles({sourceUrl: SOURCE})(tree);
    const [before, list, other] = tree.children as unknown as {
      type: string;
      children: {children: {children: {type: string; url?: string}[]}[]}[];
    }[];
    expect(before?.type).toBe('paragraph');
    expect(other?.type).toBe('leafDirective');
    expect(list?.type).toBe('list');
    const items = list?.children ?? [];
    expect(items.map(item => textOf(item).split(':')[0])).toEqual(['New', 'Changed', 'Gone']);
    const links = items.flatMap(item =>
      (item.children[0]?.children ?? []).flatMap(({url}) => (url ? [url] : [])),
    );
    expect(links).toContain(`${SOURCE}/essentials/part-3/src/features/tools/toolsSlice.ts`);
    expect(textOf(items[2])).toBe('Gone: src/features/desk/deskReducerByHand.ts');
  });

  it.each([
    ['essentials', '::files{app=essentials} names no snapshot: write ::files{app=essentials/3}'],
    ['../secrets/1', 'names no snapshot'],
    ['essentials/99', 'There is no snapshot essentials/99'],
  ])('refuses %s', (app, message) => {
    expect(() => snapshotFiles({sourceUrl: SOURCE})(page(app))).toThrow(message);
  });
});
