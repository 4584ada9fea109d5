/** @type {import('prettier').Config} */
export default {
  arrowParens: 'avoid',
  bracketSameLine: true,
  bracketSpacing: false,
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
  overrides: [
    // Its lists of checks and their files would fill hundreds of lines more.
    {files: './package.json', options: {parser: 'json'}},
    // Samples have a style of their own: no semicolons.
    {files: '**/*.mdx', options: {embeddedLanguageFormatting: 'off'}},
    {
      files: [
        'examples/**/*.{html,ts,tsx,mjs}',
        'test/unit/tutorials/replay/fixture/examples/**/*.{ts,tsx}',
      ],
      options: {arrowParens: 'always', semi: false, bracketSpacing: true, printWidth: 84},
    },
    {
      // Articles show most of these files, and longer lines would scroll there.
      files: [
        'examples/guides/{code-splitting,nextjs,server-rendering,writing-custom-middleware}/**/*.{ts,tsx}',
      ],
      options: {printWidth: 80},
    },
  ],
};
