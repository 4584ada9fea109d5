import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {headingIds} from './headingIds.mjs';
import {PATTERNS} from './patterns.mjs';
import {admonitions} from './rules/admonitions.mjs';
import {codeLines} from './rules/codeLines.mjs';
import {frontMatter} from './rules/frontMatter.mjs';
import {exclamations} from './rules/exclamations.mjs';
import {anchors, explicitIds, headingLevels} from './rules/headings.mjs';
import {linkTexts} from './rules/links.mjs';
import {linkTargets} from './rules/linkTargets';
import {patterns} from './rules/patterns.mjs';
import {allowedMiss, rhythm, sentenceLength} from './rules/rhythm.mjs';
import {sections} from './rules/sections.mjs';
import {sentenceCase} from './rules/sentenceCase.mjs';
import {tables} from './rules/tables.mjs';
import {
  americanSpelling,
  emoji,
  names,
  terms,
  translatedTerms,
  wordsToAvoid,
} from './rules/words.mjs';

/** @typedef {import('nlcst').Root} Root */

/** Rules that show what might be better; none of them makes the check fail. */
export const WARNINGS = [
  'allowed-miss',
  ...PATTERNS.filter(({isWarning}) => isWarning).map(({name}) => name),
];

/**
 * The rules of the writing guide on remark-lint: its own where it has them, ours in `rules/`.
 *
 * @param {object} site
 * @param {string} site.root Absolute.
 * @param {Map<string, string[]>} site.descriptions Pages by description.
 * @param {ReadonlyMap<string, readonly string[]>} site.published IDs that links may lead to, by route.
 * @param {readonly string[]} site.unrevised Pages exempt from the limits of the rhythm and from the translated terms.
 * @returns One linter for articles, and one for parts: Markdown that other pages import, which has
 *   no front matter and no sections of its own.
 */
export function createLinters({root, descriptions, published, unrevised}) {
  const english =
    /** @type {import('unified').Processor<Root, undefined, undefined, undefined, undefined>} */ (
      /** @type {unknown} */ (unified().use(retextEnglish).use(retextRepeatedWords))
    );
  const text = () =>
    unified()
      .use(headingIds)
      .use([...patterns, terms, wordsToAvoid, americanSpelling, names, emoji])
      .use(rhythm, {exempt: unrevised})
      .use(translatedTerms, {exempt: unrevised})
      .use([allowedMiss, sentenceLength, exclamations, linkTexts, codeLines, admonitions])
      .use(remarkRetext, english);
  return {
    part: text(),
    article: text()
      .use(frontMatter, {descriptions})
      .use(anchors, {published})
      .use(linkTargets, {root})
      .use([headingLevels, explicitIds, sentenceCase, sections, tables])
      .use(remarkLintHeadingIncrement)
      // Questions are headings of the FAQ.
      .use(remarkLintNoHeadingPunctuation, '.,;:!'),
  };
}
