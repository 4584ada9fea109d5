import fs from 'node:fs';
import path from 'node:path';
import {ThemeClassNames} from '@docusaurus/theme-common';

describe('classNames', () => {
  const SOURCES = path.join(__dirname, '../../../theme-plugin/theme/src');

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
});

describe('componentProps', () => {
  const THEME = path.join(__dirname, '../../../theme-plugin/theme/src/theme');

  /** Components whose `@theme` name declares no props of its own, with the module that declares them. */
  const DECLARED_ELSEWHERE: Readonly<Record<string, string>> = {
    ErrorPageContent: '@theme/Error',
    Loading: 'react-loadable',
  };

  const names = fs
    .readdirSync(THEME, {recursive: true, encoding: 'utf8'})
    .filter(file => path.basename(file) === 'index.tsx')
    .map(file => path.dirname(file).split(path.sep).join('/'));

  const sourceOf = (name: string) => fs.readFileSync(path.join(THEME, name, 'index.tsx'), 'utf8');

  /** The parameters of the default export, between its parentheses. */
  const parametersOf = (source: string) =>
    /export default function \w+(?:<[^(]*>)?\(([\s\S]*?)\)(?::|\s*\{)/.exec(source)?.[1]?.trim() ??
    '';

  // TypeScript checks the parameter against the type that it names. This checks that the type is the one that users of
  // the `@theme` name rely on.
  it.each(names.filter(name => parametersOf(sourceOf(name)) !== ''))(
    '%s takes the props that its @theme name declares',
    name => {
      const source = sourceOf(name);
      const type =
        /\b(\w*Props)\b/.exec(parametersOf(source))?.[1] ?? 'no type whose name ends in Props';
      const module = DECLARED_ELSEWHERE[name] ?? `@theme/${name}`;
      expect(source).toMatch(
        new RegExp(`import type \\{[^}]*\\b${type}\\b[^}]*\\} from '${module}'`),
      );
    },
  );

  it('finds the components', () => {
    expect(names.length).toBeGreaterThan(60);
    expect(names).toContain('NavbarItem/DropdownNavbarItem/Mobile');
  });
});
