import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {headingIds} from './headingIds';
import {PATTERNS} from './patterns';
import {admonitions} from './rules/admonitions';
import {codeLines} from './rules/codeLines';
import {frontMatter} from './rules/frontMatter';
import {exclamations} from './rules/exclamations';
import {anchors, explicitIds, headingLevels} from './rules/headings';
import {linkTexts} from './rules/links';
import {linkTargets} from './rules/linkTargets';
import {patterns} from './rules/patterns';
import {allowedMiss, rhythm, sentenceLength} from './rules/rhythm';
import {sections} from './rules/sections';
import {sentenceCase} from './rules/sentenceCase';
import {tables} from './rules/tables';
import {americanSpelling, emoji, names, terms, translatedTerms, wordsToAvoid} from './rules/words';
import type {Root} from 'nlcst';
import type {Processor} from 'unified';

/** Rules that show what might be better; none of them makes the check fail. */
export const WARNINGS = [
  'allowed-miss',
  ...PATTERNS.filter(({isWarning}) => isWarning).map(({name}) => name),
];

/**
 * The rules of the writing guide on remark-lint: its own where it has them, ours in `rules/`.
 *
 * @param site.root - Absolute.
 * @param site.descriptions - Pages by description.
 * @param site.published - IDs that links may lead to, by route.
 * @param site.unrevised - Pages exempt from the limits of the rhythm and from the translated terms.
 * @returns One linter for articles, and one for parts: Markdown that other pages import, which has no front matter
 *   and no sections of its own.
 */
export function createLinters({
  root,
  descriptions,
  published,
  unrevised,
}: {
  root: string;
  descriptions: Map<string, string[]>;
  published: ReadonlyMap<string, readonly string[]>;
  unrevised: readonly string[];
}) {
  const english = unified().use(retextEnglish).use(retextRepeatedWords) as unknown as Processor<
    Root,
    undefined,
    undefined,
    undefined,
    undefined
  >;
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
