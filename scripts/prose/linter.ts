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
import {allowedMiss, rhythm, sentenceLength} from './rules/rhythm';
import {sections} from './rules/sections';
import {sentenceCase} from './rules/sentenceCase';
import {tables} from './rules/tables';
import {matchRule} from './rules/textRule';
import {americanSpelling, emoji, names, terms, translatedTerms, wordsToAvoid} from './rules/words';
import type {Root} from 'nlcst';
import type {Processor} from 'unified';

/** Each pattern is its own rule, so exceptions can name it. */
const patterns = PATTERNS.map(({name, find, advice}) =>
  matchRule(name, find, quoted => `${quoted}: ${advice}`),
);

/** Rules that only make suggestions. They never fail the check. */
export const WARNINGS = [
  'allowed-miss',
  ...PATTERNS.filter(({isWarning}) => isWarning).map(({name}) => name),
];

/**
 * Creates linters that enforce the style of the articles. Rules that remark-lint doesn't have are in `rules/`.
 *
 * @param site.root - absolute path
 * @param site.descriptions - pages by description
 * @param site.published - IDs that other sites may link to, by route
 * @returns one linter for articles, and one for partials, which other pages import and which have no front matter or
 *   sections
 */
export function createLinters({
  root,
  descriptions,
  published,
}: {
  root: string;
  descriptions: Map<string, string[]>;
  published: ReadonlyMap<string, readonly string[]>;
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
      .use([
        translatedTerms,
        rhythm,
        allowedMiss,
        sentenceLength,
        exclamations,
        linkTexts,
        codeLines,
        admonitions,
      ])
      .use(remarkRetext, english);
  return {
    part: text(),
    article: text()
      .use(frontMatter, {descriptions})
      .use(anchors, {published})
      .use(linkTargets, {root})
      .use([headingLevels, explicitIds, sentenceCase, sections, tables])
      .use(remarkLintHeadingIncrement)
      // Question marks are fine: headings in the FAQ are questions.
      .use(remarkLintNoHeadingPunctuation, '.,;:!'),
  };
}
