import {mergeSectionsWithoutAnchor} from '@site/theme-plugin/search/src/build/mergeSectionsWithoutAnchor';

const section = (level: number, title: string, parent: number, anchor: string) => ({
  level,
  title,
  anchor,
  parent,
  text: `Text of ${title}`,
  names: [title.toLowerCase()],
  code: ['store'],
});

const PAGE = section(1, 'Page', -1, '');

/** The titles of the sections that enclose each one, the innermost first. */
const waysOf = (...sections: ReturnType<typeof section>[]) => {
  const merged = mergeSectionsWithoutAnchor(sections);
  const wayOf = (at: number): string[] => {
    const {title = '', parent = -1} = merged[at] ?? {};
    return parent < 0 ? [title] : [title, ...wayOf(parent)];
  };
  return merged.map((_, at) => wayOf(at));
};

it('adds the heading, the text, and the names of a section to the one with its address', () => {
  const sections = [
    PAGE,
    section(2, 'Bare', 0, ''),
    section(2, 'A', 0, 'a'),
    section(2, 'B', 0, 'a'),
  ];
  expect(mergeSectionsWithoutAnchor(sections)).toEqual([
    {...PAGE, text: 'Text of Page\nBare\nText of Bare', names: ['page', 'bare']},
    {...sections[2], text: 'Text of A\nB\nText of B', names: ['a', 'b']},
  ]);
});

it('keeps each of the others in the section that encloses it, or in the one that this was added to', () => {
  expect(
    waysOf(
      PAGE,
      section(2, 'Bare', 0, ''),
      section(3, 'In bare', 1, 'in-bare'),
      section(2, 'A', 0, 'a'),
      section(3, 'In A', 3, 'in-a'),
      section(2, 'Twin', 0, 'a'),
      section(3, 'In twin', 5, 'in-twin'),
      section(4, 'Deep', 6, 'deep'),
    ),
  ).toEqual([
    ['Page'],
    ['In bare', 'Page'],
    ['A', 'Page'],
    ['In A', 'A', 'Page'],
    ['In twin', 'A', 'Page'],
    ['Deep', 'In twin', 'A', 'Page'],
  ]);
});
