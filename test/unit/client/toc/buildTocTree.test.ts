import {buildTocTree, type TocNode} from '@site/theme-plugin/src/client/toc/buildTocTree';

/** Headings of these levels, named by level and position: an h2 in first place is "2a". */
const headings = (...levels: number[]) =>
  levels.map((level, place) => {
    const id = `${level}${String.fromCharCode(97 + place)}`;
    return {id, level, value: id};
  });

/** `2a(3b 3c) 2d`. */
const write = (tree: readonly TocNode[]): string =>
  tree.map(({id, children}) => (children.length > 0 ? `${id}(${write(children)})` : id)).join(' ');

it.each([
  ['below the nearest lower level', [2, 3, 4, 3, 2], 2, 4, '2a(3b(4c) 3d) 2e'],
  ['below a skipped level', [2, 4, 3, 4], 2, 4, '2a(4b 3c(4d))'],
  ['without levels out of range', [1, 2, 3, 5, 4], 2, 4, '2b(3c(4e))'],
  ['never below another branch', [3, 2, 4], 3, 4, '3a 4c'],
  ['level 2 only', [2, 3, 2], 2, 2, '2a 2c'],
  ['nothing', [], 2, 4, ''],
])('nests headings %s', (_, levels, min, max, tree) => {
  expect(write(buildTocTree(headings(...levels), min, max))).toBe(tree);
});
