import path from 'node:path';

/**
 * The folder with the theme's modules: `src` in the repository, or `lib` in the package, where all code for Node
 * is bundled into one file at the top of that folder.
 */
export const SOURCE_ROOT =
  path.basename(__dirname) === 'common' ? path.resolve(__dirname, '../..') : __dirname;
