import reactHooks from 'eslint-plugin-react-hooks';
import {tsImport} from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const {arraysOnly} = await tsImport('./scripts/lint/arraysOnly.ts', import.meta.url);
const {scriptSupport} = await tsImport('./scripts/lint/scriptSupport.ts', import.meta.url);

const internalDoor = {
  group: ['@docusaurus/theme-common/internal', '@docusaurus/*/lib/*', '@docusaurus/core/lib/**'],
  message: 'Internals of Docusaurus come through themeCommonInternal.ts or coreInternal.ts only.',
};
const original = {
  group: ['@theme-original/*'],
  message: 'Inside a plugin theme @theme-original points to the component itself: an endless loop.',
};
const theme = {
  // The list of code blocks' tools is no component.
  regex: '^@theme(?:-init)?/(?!CodeBlock/Tools$)',
  message: 'Only components (*.tsx) may use @theme components: keep logic apart from them.',
};
const react = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*', '@docusaurus/use*', '@docusaurus/router'],
  message: 'This folder is plain logic: no React.',
};
const docSearch = {
  group: ['@docsearch/*'],
  message:
    'The search takes only types from DocSearch: import its code nowhere, so that no page loads it.',
};
const node = {
  group: ['node:*', '**/node/**', '**/build/**', '**/build'],
  message: 'This code runs in the browser: it imports nothing that runs at build time.',
};
const client = {
  group: ['**/client/**', '**/theme/**'],
  message: 'This code runs at build time: it imports nothing that runs in the browser only.',
};
const docusaurus = {
  group: ['@docusaurus/*', '@generated/*'],
  message: 'The engine and the session of the search know nothing of Docusaurus.',
};
const site = {
  group: ['@site/*'],
  message: 'The theme is a drop-in for any site: it must not know this one.',
};

const insideOfTheme = {
  group: ['**/theme-plugin/*/src/*/**'],
  message: 'The site takes what the packages export: their entries are index.ts and code.ts.',
};
const commands = {
  group: ['**/scripts/**'],
  message: 'What the site needs is in src/: scripts/ has the commands that call it.',
};
const examples = {
  group: ['**/examples/**'],
  message: 'The examples are read by way of src/snapshots/.',
};

const far = {
  regex: '^(?:\\.\\./){4}',
  message:
    'A path of four or more `../` is hard to follow: start it at the root of the project with @site/.',
};
const components = ['theme-plugin/{playground,search,theme}/src/theme/**'];

/**
 * The import rules for one part of the project: the shared rules plus its own.
 *
 * @param {string[]} files
 * @param {string[]} ignores
 * @param {...({group: string[], message: string} | {regex: string, message: string})} patterns
 * @returns {import('typescript-eslint').ConfigWithExtends}
 */
const imports = (files, ignores, ...patterns) => ({
  files,
  ignores,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [docSearch, far, ...patterns].map(pattern => ({
          ...pattern,
          allowTypeImports: pattern === docSearch || pattern === theme || pattern === react,
        })),
      },
    ],
  },
});

const src = 'theme-plugin/theme/src';
const pages = 'theme-plugin/pages/src';
const search = 'theme-plugin/search/src';
const playground = 'theme-plugin/playground/src';
const doors = [`${src}/client/themeCommonInternal.ts`, `${src}/client/coreInternal.ts`];

/** Modules that Docusaurus or another tool loads through their default export. */
const defaultExports = [
  'examples/**',
  '**/*.config.ts',
  'knip.ts',
  '**/*.d.ts',
  'sidebars.ts',
  'src/pages/**',
  'src/theme/**',
  'src/snapshots/sharedDom.ts',
  'test/dropin/theme/site/src/pages/**',
  'test/support/{emptyStub.ts,generated/**}',
  `{${playground},${search},${src}}/theme/**`,
  `${src}/index.ts`,
  `${pages}/index.ts`,
  `${search}/index.ts`,
  `${playground}/index.ts`,
  // Samples import it as the module of Node that it stands for.
  `${playground}/cell/assert.ts`,
  `${src}/client/replacements/*.{ts,tsx}`,
  `${src}/client/codeBlock/ServedCodeBlock.tsx`,
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'reports/',
      'test-results/',
      'theme-plugin/dist/',
      '.cache/',
      '**/node_modules/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'separate-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      // Docusaurus's logger is called as a tagged template.
      '@typescript-eslint/no-unused-expressions': ['error', {allowTaggedTemplates: true}],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
    },
  },
  {
    // The examples are written the way readers would write them.
    files: ['**/*.{ts,tsx}'],
    ignores: ['examples/**'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: defaultExports,
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    // Not in the modules of tests and commands, because Playwright's fixtures call a function named `use`.
    files: ['**/*.tsx', '{src,theme-plugin,examples}/**/*.ts'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    // Not in tests, whose components pass values out while rendering, which the React Compiler rules forbid.
    files: ['**/*.tsx', '{src,theme-plugin,examples}/**/*.ts'],
    ignores: ['test/**'],
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // What tsconfig.json includes. The examples have configurations of their own.
    files: ['*.ts', '{src,theme-plugin,scripts,test}/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {'@typescript-eslint/no-floating-promises': 'error'},
  },
  {
    // Code that runs in browsers, compiled by the Babel preset of whichever site uses it.
    files: [
      `${src}/{article/client,article/shared,client,shared,theme}/**/*.{ts,tsx}`,
      `${search}/{client,engine,session,hosted,shared,theme,ui}/**/*.{ts,tsx}`,
      `${search}/form.ts`,
      `${playground}/{client,editor,run,theme}/**/*.{ts,tsx}`,
      `${pages}/shared/**/*.ts`,
    ],
    ignores: ['**/*.d.ts'],
    plugins: {theme: {rules: {'arrays-only': arraysOnly}}},
    rules: {'theme/arrays-only': 'error'},
  },
  {
    // What ends up in browsers. The step `pages` checks what the build has made of it.
    files: [
      `${src}/{article/client,article/shared,client,shared,theme}/**/*.{ts,tsx}`,
      `${search}/{client,engine,session,hosted,shared,theme,ui}/**/*.{ts,tsx}`,
      `${search}/form.ts`,
      `${playground}/{client,editor,run,theme}/**/*.{ts,tsx}`,
      `${pages}/shared/**/*.ts`,
      'src/{components,pages,theme}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.d.ts'],
    plugins: {site: {rules: {'script-support': scriptSupport}}},
    rules: {'site/script-support': 'error'},
  },
  {
    // Features that are loaded later extend an empty interface.
    files: ['examples/guides/code-splitting/**/*.ts'],
    rules: {'@typescript-eslint/no-empty-object-type': ['error', {allowInterfaces: 'always'}]},
  },
  {
    files: [`{${src},${pages},${playground},${search}}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.property.name="join"]:has(> Identifier[name=/^generated(Files)?Dir$/]):not(:has(> Identifier[name=/^([A-Z]+_NAME|folder)$/]))',
          'Literal[value=/(^|\\W)[.]docusaurus\\b/]',
          'TemplateElement[value.raw=/(^|\\W)[.]docusaurus\\b/]',
        ].map(selector => ({
          selector,
          message:
            "What core generates is its own: its files have no stable form. Use a hook of the plugin's lifecycle instead. The theme's own files are in a folder with the theme's name.",
        })),
      ],
    },
  },
  imports([`${src}/**/*.{ts,tsx}`], doors, internalDoor, original, site),
  imports(components, [], internalDoor, original, site, node),
  imports([`${src}/{article/,}client/**/*.tsx`], [], internalDoor, original, site, node),
  imports([`${src}/{article/,}client/**/*.ts`], doors, internalDoor, original, site, node, theme),
  imports(
    [`${src}/{article/,}client/**/!(use[A-Z]*|*Context).ts`],
    doors,
    internalDoor,
    original,
    site,
    node,
    theme,
    react,
  ),
  imports([`${search}/*.ts`], [], internalDoor, original, site, client, theme, react),
  imports([`${search}/form.ts`], [], internalDoor, original, site, node, theme),
  imports([`${search}/build/**`], [], internalDoor, original, site, client, theme, react),
  imports(
    [`${search}/{engine,session,hosted}/**`],
    [],
    internalDoor,
    original,
    site,
    node,
    theme,
    react,
    docusaurus,
  ),
  imports([`${search}/{client,ui}/**/*.tsx`], [], internalDoor, original, site, node),
  imports([`${search}/{client,ui}/**/*.ts`], [], internalDoor, original, site, node, theme),
  imports(
    [`${src}/{article/,}shared/**`],
    [],
    internalDoor,
    original,
    site,
    node,
    client,
    theme,
    react,
  ),
  imports([`${src}/{article/,}node/**`], [], internalDoor, original, site, client, theme, react),
  imports(
    [`${playground}/{client,editor,run}/**`],
    [],
    internalDoor,
    original,
    site,
    node,
    theme,
    react,
  ),
  imports([`${playground}/{build/**,*.ts}`], [], internalDoor, original, site, theme, react),
  imports([`${pages}/**`], [], internalDoor, original, site, client, theme, react),
  imports(
    [`{${pages},${search}}/shared/**`],
    [],
    internalDoor,
    original,
    site,
    node,
    client,
    theme,
    react,
  ),
  imports(['src/**/*.{ts,tsx}'], [], internalDoor, original, insideOfTheme, commands, examples),
  imports(['src/snapshots/*.ts'], [], internalDoor, original, insideOfTheme, commands),
  imports(['scripts/**/*.ts', 'docusaurus.config.ts'], [], insideOfTheme, examples),
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns: [far]}]},
  },
);
