import path from 'node:path';
import {text} from 'node:stream/consumers';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import {loadFreshModule} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {Options} from '@docusaurus/mdx-loader';

/**
 * Compiles pages with the site's own MDX compiler and remark plugin. Reads a JSON list of `{file, content}`, and writes
 * the code blocks that the parser finds and the element tree that the compiler creates for each page. With `--blocks`,
 * it only parses the pages, and their trees are empty.
 */
const root = path.resolve(__dirname, '../../../..');

const onlyBlocks = process.argv.includes('--blocks');

async function compile() {
  const pages: {file: string; content: string}[] = JSON.parse(await text(process.stdin));
  let fences: object[] = [];
  let tree: object = {};
  // Creating one for each page takes longer than parsing the page.
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: optionsWith({
      beforeDefaultRemarkPlugins: [collect, await loadPlugin()],
      rehypePlugins: [keepTree],
    }),
  });
  const results: {fences: object[]; tree: object}[] = [];
  for (const {file, content} of pages) {
    fences = [];
    tree = {};
    await processor.process({
      content,
      filePath: path.join(root, file),
      frontMatter: {},
      compilerName: 'client',
    });
    results.push({fences, tree});
  }
  console.log(JSON.stringify(results));

  function collect() {
    return (parsed: Root) => {
      visit(parsed, 'code', ({lang, meta, value, position}) => {
        fences.push({lang: lang ?? '', meta: meta ?? '', value, line: position?.start.line});
      });
      // Compiling an empty page takes no time.
      parsed.children = onlyBlocks ? [] : parsed.children;
    };
  }

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
