import {parse, YAMLParseError} from 'yaml';
import {PageSyntaxError} from '../../src/samples/pages/parsePage';

/**
 * @typedef {object} FrontMatter
 * @property {string[]} keys In the order of the page.
 * @property {Record<string, unknown>} values
 * @property {(key: string) => number} lineOf Line of a key; 1 for a key that is missing.
 */

/**
 * Reads the front matter of a page.
 *
 * @param {import('mdast').Root} tree
 * @returns {FrontMatter} Empty if there is none.
 * @throws {PageSyntaxError} If it isn't valid YAML.
 */
export function readFrontMatter(tree) {
  const node = tree.children.find(child => child.type === 'yaml');
  const text = node?.value ?? '';
  const loaded = parseYaml(text);
  const values = /** @type {Record<string, unknown>} */ (
    typeof loaded === 'object' && loaded !== null ? loaded : {}
  );
  const lines = text.split('\n');
  return {
    keys: Object.keys(values),
    values,
    lineOf: key => (key && lines.findIndex(line => line.startsWith(`${key}:`)) + 2) || 1,
  };
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function parseYaml(text) {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) {
      throw error;
    }
    // Line 1 of the YAML is the second line of the page.
    const [reason = ''] = error.message.split(/ at line \d+|\n/);
    throw new PageSyntaxError(`front matter: ${reason}`, (error.linePos?.[0].line ?? 0) + 1);
  }
}
