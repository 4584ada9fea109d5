import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const internalDoor = {
  group: ['@docusaurus/theme-common/internal', '@docusaurus/*/lib/*', '@docusaurus/core/lib/**'],
  message: 'Internals of Docusaurus come through themeCommonInternal.ts or coreInternal.ts only.',
};
const original = {
  group: ['@theme-original/*'],
  message: 'Inside a plugin theme @theme-original points to the component itself: an endless loop.',
};
const theme = {
  group: ['@theme/*', '@theme-init/*'],
  message: 'Only theme/ and components/ may use @theme components: keep logic apart from them.',
};
const react = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*', '@docusaurus/use*', '@docusaurus/router'],
  message: 'This folder is plain logic: no React.',
};
const site = {
  group: ['@site/*'],
  message: 'The theme is a drop-in for any site: it must not know this one.',
};

/**
 * The import rules of a part of the theme: the shared ones and its own.
 *
 * @param {string[]} files
 * @param {string[]} ignores
 * @param {...{group: string[], message: string}} patterns
 * @returns {import('typescript-eslint').ConfigWithExtends}
 */
const imports = (files, ignores, ...patterns) => ({
  files,
  ignores,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {patterns: patterns.map(pattern => ({...pattern, allowTypeImports: pattern === theme}))},
    ],
  },
});

const src = 'theme-plugin/src';
const doors = [
  `${src}/themeCommonInternal.ts`,
  `${src}/coreInternal.ts`,
  `${src}/client-modules/utilsCommon.ts`,
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'reports/',
      'test-results/',
      'theme-plugin/lib/',
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
      // Docusaurus' logger is called as a tagged template.
      '@typescript-eslint/no-unused-expressions': ['error', {allowTaggedTemplates: true}],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Test components hand what they see to the test, which the compiler's rules do not foresee.
    files: ['test/**/*.tsx'],
    rules: {'react-hooks/globals': 'off', 'react-hooks/set-state-in-effect': 'off'},
  },
  imports([`${src}/**/*.{ts,tsx}`], doors, internalDoor, original, site),
  imports([`${src}/hooks/**`, `${src}/contexts/**`], [], internalDoor, original, site, theme),
  imports([`${src}/utils/**`, `${src}/*.ts`], doors, internalDoor, original, site, theme, react),
  imports(
    [`${src}/search/**/*.{ts,tsx}`],
    [`${src}/search/ui/**`, `${src}/search/hooks/**`],
    internalDoor,
    original,
    site,
    theme,
    react,
  ),
  imports([`${src}/search/hooks/**`], [], internalDoor, original, site, theme),
  imports(['src/**/*.{ts,tsx}'], [], internalDoor, original),
);
