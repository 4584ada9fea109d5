import fs from 'node:fs';
import path from 'node:path';
import {ThemeClassNames} from '@docusaurus/theme-common';

const SOURCES = path.join(__dirname, '../../../theme-plugin/src');

/** Every class name in Docusaurus's list. Those that end in a type or a level have none here. */
function allNames(list: object): string[] {
  return Object.values(list).flatMap(value => {
    if (typeof value === 'string') {
      return value;
    }
    return typeof value === 'function' ? value('') : allNames(value);
  });
}

// The list itself would add 0.7 KiB to every page.
it("writes the class names that sites' own CSS relies on like Docusaurus does", () => {
  const known = new Set(allNames(ThemeClassNames));
  const written = ['theme', 'client'].flatMap(folder =>
    fs
      .readdirSync(path.join(SOURCES, folder), {recursive: true, encoding: 'utf8'})
      .filter(file => /\.tsx?$/.test(file))
      .map(file => fs.readFileSync(path.join(SOURCES, folder, file), 'utf8'))
      .flatMap(text =>
        Array.from(text.matchAll(/['"`.](theme-[a-z-]+)/g), ([, name = '']) => name),
      ),
  );
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter(name => !known.has(name))).toEqual([]);
});
