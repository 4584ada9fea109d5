import path from 'node:path';
import {text} from 'node:stream/consumers';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import {loadFreshModule} from '@docusaurus/utils';
import type {Options} from '@docusaurus/mdx-loader';

/**
 * Compiles pages with the site's own MDX compiler and remark plugin. Reads a JSON list of `{file, content}`, and writes
 * the element tree that the compiler creates for each page, or a node of the type `error` with the message.
 */
const root = path.resolve(__dirname, '../../../..');

async function compile() {
  const pages: {file: string; content: string}[] = JSON.parse(await text(process.stdin));
  let tree: object = {};
  // Creating one for each page takes longer than parsing the page.
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: optionsWith({
      beforeDefaultRemarkPlugins: [await loadPlugin()],
      rehypePlugins: [keepTree],
    }),
  });
  const trees: object[] = [];
  for (const {file, content} of pages) {
    try {
      await processor.process({
        content,
        filePath: path.join(root, file),
        frontMatter: {},
        compilerName: 'client',
      });
    } catch (error) {
      tree = {type: 'error', value: error instanceof Error ? error.message : error};
    }
    trees.push(tree);
  }
  console.log(JSON.stringify(trees));

  function keepTree() {
    return (compiled: object) => void (tree = structuredClone(compiled));
  }
}

/** @returns the options that the plugins and the parser's syntax depend on; the others have no effect here */
function optionsWith(plugins: object): Options {
  const options = {
    siteDir: root,
    staticDirs: [],
    admonitions: true,
    markdownConfig: {
      anchors: {maintainCase: false},
      mdx1Compat: {comments: false},
      hooks: {},
    },
    ...plugins,
  };
  return options as unknown as Options;
}

/** The plugin, loaded and set up the way the site's configuration does it. */
async function loadPlugin() {
  const load = (file: string) => loadFreshModule(path.join(root, 'src', file));
  const {remarkSamples} = (await load('samples/remark/remarkSamples.ts')) as {
    remarkSamples: (startPage: object) => object;
  };
  const {showApps} = (await load('tutorials/changes/showApps.ts')) as {showApps: object};
  return () => remarkSamples(showApps);
}

void compile();
