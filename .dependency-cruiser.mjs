/** Circles between files and between folders make neither readable alone. Types count, too. */
export default {
  forbidden: [
    {
      name: 'no-circular-files',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: {circular: true},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^|/)node_modules/'},
    // Without tsconfig.json's aliases: which component `@theme/…` names is the site's choice, so no file depends on another by it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mjs', '.js']},
  },
};
