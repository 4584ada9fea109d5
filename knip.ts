import fs from 'node:fs';
import type {KnipConfig} from 'knip';

const CORE_CLIENT = 'node_modules/@docusaurus/core/lib/client/exports';
const CLASSIC_THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Where the bundler finds the names that Docusaurus makes up, seen from a folder of the project. */
const aliases = (root: string): Record<string, string[]> => ({
  '@theme/*': [`${root}/theme-plugin/src/theme/*`, `${root}/${CLASSIC_THEME}/*`],
  '@generated/*': [`${root}/test/support/generated/*`],
  ...Object.fromEntries(
    fs
      .readdirSync(CORE_CLIENT)
      .filter(file => file.endsWith('.js'))
      .map(file => file.replace('.js', ''))
      .map(name => [`@docusaurus/${name}`, [`${root}/${CORE_CLIENT}/${name}.js`]]),
  ),
});

const FENCE = /^(`{3,}).*\n[\s\S]*?\n\1/gm;
const IMPORT = /^import [^'"]+['"][^'"]+['"]/gm;

const config: KnipConfig = {
  compilers: {
    // Articles are MDX, whatever their ending. What their samples import is none of the site's business.
    md: article => (article.replace(FENCE, '').match(IMPORT) ?? []).join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        '.htmlvalidate.mjs',
        'docs/**/*.{md,mdx}',
        'src/{pages,theme}/**/*.tsx',
        // The configuration names them by their paths.
        'src/plugins/*.ts',
        // Remark plugins write their imports into articles.
        'src/components/tutorial/{AppBlock,Checkpoint,CopiedFile,CopyFiles,Device,PartHeader,ProjectCard}.tsx',
        // Programs of their own, which others start.
        'src/samples/run/worker/worker.ts',
        'src/tutorials/apps/{makeApps.program,buildApps,hostedApp}.ts',
        'src/tutorials/replay/states/vitest.config.ts',
        'scripts/*.ts',
        // Stryker's settings load them.
        'scripts/mutation/*.ts',
        'test/**/*.{test,spec}.{ts,tsx}',
        'test/**/*.program.ts',
        'test/dropin/playwright.config.ts',
        // Core's modules import them under Jest.
        'test/support/generated/*.ts',
      ],
      project: ['*.{ts,mjs}', 'docs/**/*.{md,mdx}', '{src,scripts,test}/**/*.{ts,tsx}'],
      ignore: ['test/unit/**/fixture/**'],
      ignoreDependencies: [
        // Articles teach it, so samples import it.
        'redux-persist',
        // A step of `npm test` by the name of its program, depcruise.
        'dependency-cruiser',
        // Tests read its file.
        'search-insights',
      ],
      paths: aliases('.'),
      docusaurus: false,
    },
    'theme-plugin': {
      entry: [
        'src/{index,code}.ts',
        'src/theme/**/*.tsx',
        // The generated module of navbar items imports it by its path.
        'src/client/navbar/lazyItem.tsx',
        'src/client/replacements/*.{ts,tsx}',
      ],
      project: '{src,scripts}/**/*.{ts,tsx}',
      // What an earlier build of the package has left.
      ignore: ['lib/**'],
      ignoreDependencies: [
        // The fonts of social cards, by a path that is put together.
        '@fontsource/source-.*',
        // Core installs a package of its own under this name.
        'react-loadable',
      ],
      paths: aliases('..'),
      typescript: ['tsconfig.build.json'],
    },
    examples: {
      // A part holds what differs from the one before, so no import can be followed, and everything is what readers copy.
      entry: '**/*.{ts,tsx}',
      project: '**/*.{ts,tsx}',
      // A sample imports it.
      ignoreDependencies: ['redux-undo'],
    },
  },
  ignoreIssues: {'examples/{essentials,fundamentals}/**': ['unresolved']},
};

export default config;
