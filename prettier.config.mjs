/** @type {import('prettier').Config} */
export default {
  arrowParens: 'avoid',
  bracketSameLine: true,
  bracketSpacing: false,
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
  overrides: [
    {
      files: 'docs/**/*.{md,mdx}',
      options: {embeddedLanguageFormatting: 'off', proseWrap: 'preserve'},
    },
    {
      files: 'examples/**/*.{ts,tsx,mjs}',
      options: {arrowParens: 'always', semi: false, bracketSpacing: true, printWidth: 84},
    },
  ],
};
