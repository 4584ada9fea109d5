import {simpleHash} from '@docusaurus/utils';

/** The components that every doc page nests in one another. */
const DOC_COMPONENTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];

/** Length of a chunk's name in production, where core names it by the hash of its module. */
const NAME_LENGTH = 8;

const docChunks: ReadonlySet<string> = new Set(
  DOC_COMPONENTS.map(name => simpleHash(`@theme/${name}`, NAME_LENGTH)),
);

/**
 * Names of the chunks that are loaded on intent: the drawer, search, copying code. Dropdowns are among them if
 * the site configures none.
 */
const INTENT = /^intent-/;

/** Styles that only some pages need, or that both an intent chunk and a page's own chunk have. */
const LAZY = /\.lazy(?:\.module)?\.css$/;

/** The parts of a chunk and of a style module that are read here. */
interface Chunk {
  readonly name?: string | null;
}
interface StyleModule {
  readonly nameForCondition?: () => string | null | undefined;
}

/**
 * For `optimization.splitChunks` of the client's build. Core puts all styles of a site into one file, which blocks
 * every page. Here, styles of chunks that are loaded on intent come with their chunk instead, and so do files named
 * `*.lazy.css` or `*.lazy.module.css`. In production, where chunks have names, the four chunks that a doc page
 * always needs together are merged, which saves three requests and 3.9 KiB (gzip, including headers).
 */
export function splitChunks(isProduction: boolean) {
  return {
    cacheGroups: {
      styles: {
        chunks: ({name}: Chunk) => !INTENT.test(name ?? ''),
        test: (module: StyleModule) => !LAZY.test(module.nameForCondition?.() ?? ''),
      },
      ...(isProduction && {
        docs: {
          name: 'docs',
          type: /javascript/,
          enforce: true,
          // Higher than core's groups, lower than the group of styles.
          priority: 40,
          chunks: ({name}: Chunk) => docChunks.has(name ?? ''),
        },
      }),
    },
  };
}
