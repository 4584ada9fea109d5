import fs from 'node:fs';
import path from 'node:path';

const THEME = path.join(__dirname, '../../../theme-plugin/src/theme');

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
