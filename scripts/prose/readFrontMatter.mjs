import {parse} from 'yaml';

/**
 * @typedef {object} FrontMatter
 * @property {string[]} keys In the order of the page.
 * @property {Record<string, unknown>} values
 * @property {(key: string) => number} lineOf Of a key; of the page's first line for one that is not there.
 */

/**
 * @param {import('mdast').Root} tree
 * @returns {FrontMatter} Empty where there is none.
 * @throws {Error} Where it is no YAML.
 */
export function readFrontMatter(tree) {
  const node = tree.children.find(child => child.type === 'yaml');
  const text = node?.value ?? '';
  const loaded = parse(text);
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
