import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {headingIds} from './headingIds.mjs';
import {admonitions} from './rules/admonitions.mjs';
import {exclamations} from './rules/exclamations.mjs';
import {frontMatter} from './rules/frontMatter.mjs';
import {anchors, headingLevels} from './rules/headings.mjs';
import {lengths} from './rules/lengths.mjs';
import {americanSpelling, names, wordsToAvoid} from './rules/words.mjs';

/** @typedef {import('nlcst').Root} Root */

/**
 * The rules of the writing guide on remark-lint: its own where it has them, ours in `rules/`.
 *
 * @param {object} site
 * @param {Map<string, string[]>} site.descriptions Pages by description.
 * @param {Readonly<Record<string, readonly string[]>>} site.promised Ids by route.
 */
export function createLinter({descriptions, promised}) {
  const english =
    /** @type {import('unified').Processor<Root, undefined, undefined, undefined, undefined>} */ (
      /** @type {unknown} */ (unified().use(retextEnglish).use(retextRepeatedWords).use(lengths))
    );
  return (
    unified()
      .use(frontMatter, {descriptions})
      .use(headingIds)
      .use(anchors, {promised})
      .use(headingLevels)
      .use(remarkLintHeadingIncrement)
      // Questions are headings of the FAQ.
      .use(remarkLintNoHeadingPunctuation, '.,;:!')
      .use(wordsToAvoid)
      .use(americanSpelling)
      .use(names)
      .use(exclamations)
      .use(admonitions)
      .use(remarkRetext, english)
  );
}
