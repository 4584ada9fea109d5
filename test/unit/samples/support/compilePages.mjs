import path from 'node:path';
import {text} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';
import mdxProcessor from '@docusaurus/mdx-loader/lib/processor.js';
import utils from '@docusaurus/utils';
import {visit} from 'unist-util-visit';

/**
 * Compiles pages with the site's own MDX compiler and remark plugin. Reads a JSON list of
 * `{file, content}` and writes for each page the code blocks that the parser finds and the element
 * tree that the compiler makes.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** @type {{file: string, content: string}[]} */
const pages = JSON.parse(await text(process.stdin));

/** @type {{blocks: object[], tree: object}[]} */
const results = [];
for (const {file, content} of pages) {
  /** @type {object[]} */
  const blocks = [];
  /** @type {object} */
  let tree = {};
  const processor = await mdxProcessor.createProcessorUncached({
    format: 'mdx',
    options: optionsWith({
      beforeDefaultRemarkPlugins: [collect, await loadPlugin()],
      rehypePlugins: [keepTree],
    }),
  });
  await processor.process({
    content,
    filePath: path.join(root, file),
    frontMatter: {},
    compilerName: 'client',
  });
  results.push({blocks, tree});

  function collect() {
    return (/** @type {import('mdast').Root} */ parsed) =>
      visit(parsed, 'code', ({lang, meta, value, position}) => {
        blocks.push({lang: lang ?? '', meta: meta ?? '', value, line: position?.start.line});
      });
  }
  function keepTree() {
    return (/** @type {object} */ compiled) => void (tree = structuredClone(compiled));
  }
}
console.log(JSON.stringify(results));

/**
 * @param {object} plugins
 * @returns {import('@docusaurus/mdx-loader').Options} The options that the plugins and the parser's
 *   syntax depend on; the others have no effect here.
 */
function optionsWith(plugins) {
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
  return /** @type {import('@docusaurus/mdx-loader').Options} */ (/** @type {unknown} */ (options));
}

/** The plugin, loaded as the site's configuration is. */
async function loadPlugin() {
  const loaded = /** @type {{default: object}} */ (
    await utils.loadFreshModule(path.join(root, 'src/samples/remark/remarkSamples.ts'))
  );
  return loaded.default;
}
