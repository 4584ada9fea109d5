import {lintRule} from 'unified-lint-rule';
import {DESCRIPTION_LENGTH, FRONT_MATTER_KEYS, OPTIONAL_KEYS} from '../constants';
import {readFrontMatter} from '../readFrontMatter';
import type {Root} from 'mdast';

export interface Options {
  /** Pages by description. */
  descriptions: Map<string, string[]>;
}

/** Requires all keys in order, and a unique description of the right length. */
export const frontMatter = lintRule(
  'prose:front-matter',
  (tree: Root, file, options: Options | undefined = {descriptions: new Map()}) => {
    const {keys, values, lineOf} = readFrontMatter(tree);
    const fault = (message: string, key: string = '') =>
      file.message(message, {place: {line: lineOf(key), column: 1}});

    const missing = FRONT_MATTER_KEYS.filter(key => !keys.includes(key));
    const unknown = keys.filter(key => ![...FRONT_MATTER_KEYS, ...OPTIONAL_KEYS].includes(key));
    const ordered = [...FRONT_MATTER_KEYS, ...OPTIONAL_KEYS].filter(key => keys.includes(key));
    const misplaced = keys
      .filter(key => !unknown.includes(key))
      .find((key, at) => key !== ordered[at]);
    if (missing.length > 0) {
      fault(`the front matter lacks ${missing.join(', ')}: it has ${FRONT_MATTER_KEYS.join(', ')}`);
    }
    unknown.forEach(key => fault(`"${key}" isn't a key of an article's front matter`, key));
    if (misplaced) {
      fault(`"${misplaced}" is out of order: ${FRONT_MATTER_KEYS.join(', ')}`, misplaced);
    }

    const description = values.description;
    if (typeof description !== 'string') {
      return;
    }
    const {min, max} = DESCRIPTION_LENGTH;
    if (description.length < min || description.length > max) {
      fault(`a description of ${description.length} characters: ${min} to ${max}`, 'description');
    }
    if (/\bthis page\b/i.test(description)) {
      fault('the description says "this page": say what the reader learns', 'description');
    }
    const others = options.descriptions.get(description)?.filter(page => page !== file.path) ?? [];
    if (others.length > 0) {
      fault(`${others.join(', ')} has the same description: each is unique`, 'description');
    }
  },
);
