/**
 * The folder that the theme's modules are in: `src` here, `lib` in the package, where all that Node
 * loads is one file and `__dirname` of any other source would lead elsewhere.
 */
export const SOURCE_ROOT = __dirname;
