import {parse, YAMLParseError} from 'yaml';
import {PageSyntaxError} from '../../src/samples/pages/parsePage';
import type {Root} from 'mdast';

export interface FrontMatter {
  /** Keys in the order of the page. */
  keys: string[];
  values: Record<string, unknown>;
  /** Returns the line of a key, or 1 if it's missing. */
  lineOf: (key: string) => number;
}

/**
 * Reads the front matter of a page.
 *
 * @returns empty front matter if the page has none
 * @throws {PageSyntaxError} if it isn't valid YAML
 */
export function readFrontMatter(tree: Root): FrontMatter {
  const node = tree.children.find(child => child.type === 'yaml');
  const text = node?.value ?? '';
  const loaded = parseYaml(text);
  const values = (typeof loaded === 'object' && loaded !== null ? loaded : {}) as Record<
    string,
    unknown
  >;
  const lines = text.split('\n');
  return {
    keys: Object.keys(values),
    values,
    lineOf: key => (key && lines.findIndex(line => line.startsWith(`${key}:`)) + 2) || 1,
  };
}

function parseYaml(text: string): unknown {
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
