import type {PhrasingContent, Root} from 'mdast';
import {wholeNames} from '@site/src/plugins/wholeNames';

/** What the plugin makes of a paragraph, with the names that stay whole in brackets. */
function markNames(...children: PhrasingContent[]): string {
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children}]};
  wholeNames()(tree);
  const show = (node: Root['children'][number]): string => {
    const inside = 'children' in node ? node.children.map(show).join('') : '';
    const isWhole = node.data?.hProperties?.className?.includes('folio-whole');
    return isWhole ? `[${inside}]` : inside || ('value' in node ? node.value : '');
  };
  return tree.children.map(show).join('');
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

it.each([
  ['React-Redux 9 and React-Redux’s hooks', '[React-Redux] 9 and [React-Redux]’s hooks'],
  ['with React-Redux', 'with [React-Redux]'],
  ['A component re-renders, and React renders server-side', undefined],
])('keeps names with a hyphen whole, and no other words: %s', (written, shown = written) => {
  expect(markNames(text(written))).toBe(shown);
});

it('finds names in links and beside other content, but not in code', () => {
  expect(
    markNames(
      {type: 'inlineCode', value: 'React-Redux'},
      text(', '),
      {type: 'link', url: '/', children: [text('the React-Redux docs')]},
      text(' or React-Redux'),
    ),
  ).toBe('React-Redux, the [React-Redux] docs or [React-Redux]');
});
