import path from 'node:path';

/**
 * The folder that the theme's modules are in: `src` in the repository, `lib` in the package, where
 * everything that Node loads is bundled into one file at the top of that folder.
 */
export const SOURCE_ROOT =
  path.basename(__dirname) === 'common' ? path.resolve(__dirname, '../..') : __dirname;
