import {writeGenerated} from '../common/writeGenerated';

/** What the playground's compiler never uses: Flow, CommonJS, Jest, and hot reloading. */
const PARTS =
  /[\\/]sucrase[\\/]dist[\\/]esm[\\/](?:parser[\\/]plugins[\\/]flow|CJSImportProcessor|transformers[\\/](?:CJSImport|Flow|JestHoist|ReactHotLoader)Transformer)\.js$/;

const LOADER = `module.exports = source =>
  Array.from(source.matchAll(/^export (?:default class|function (\\w+))/gm), ([, name]) =>
    name ? 'export function ' + name + '() {}' : 'export default class {}',
  ).join('\\n');
`;

/** A rule for the bundler that empties these modules of sucrase, which would be a sixth of what the first run loads. */
export const omitCompilerParts = (generatedDir: string) => ({
  test: PARTS,
  loader: writeGenerated(generatedDir, 'omitCompilerParts.cjs', LOADER),
});
