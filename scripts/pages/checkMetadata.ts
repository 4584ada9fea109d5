import {DESCRIPTION_LENGTH, NOT_FOUND_FILE} from './constants';
import type {PageFacts} from './readPage';
import type {BuiltPage} from './listPages';

/**
 * Checks that a page has a language, a title, a description of a useful length, and a canonical URL. Instead of the
 * last two, the not-found page has to tell search engines to skip it.
 *
 * @param canonical - URL of the page on the published site
 * @returns what's wrong and how to fix it
 */
export function checkMetadata(page: PageFacts, {file}: BuiltPage, canonical: string): string[] {
  const common = [
    ...(page.lang ? [] : ['has no lang on <html>: set htmlLang in docusaurus.config.ts']),
    ...exactlyOne('title', page.titles),
  ];
  if (file === NOT_FOUND_FILE) {
    const hidden = page.robots.includes('noindex');
    return hidden ? common : [...common, 'lacks <meta name="robots" content="noindex">: add it'];
  }
  return [
    ...common,
    ...exactlyOne('description', page.descriptions),
    ...page.descriptions.flatMap(checkLength),
    ...exactlyOne('canonical address', page.canonicals),
    ...page.canonicals
      .filter(address => address !== canonical)
      .map(address => `has the canonical URL ${address}, but it must be ${canonical}`),
  ];
}

function exactlyOne(what: string, values: string[]): string[] {
  if (values.length === 1 && values[0] !== '') {
    return [];
  }
  return values.length > 1
    ? [`has ${values.length} ${what}s ("${values.join('", "')}"): keep one`]
    : [`has no ${what}: set it in the front matter, or with PageMetadata`];
}

function checkLength(description: string): string[] {
  const {min, max} = DESCRIPTION_LENGTH;
  const {length} = description;
  return length === 0 || (length >= min && length <= max)
    ? []
    : [`has a description of ${length} characters: write ${min} to ${max} ("${description}")`];
}
