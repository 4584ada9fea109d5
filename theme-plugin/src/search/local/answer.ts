import {MAX_SUGGESTIONS} from '../constants';
import {
  LEVELS,
  type Hierarchy,
  type MarkedFields,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../types';
import type {EngineAnswer} from './engine';
import {bestLine, highlight, snippet, type MarkTags} from './highlight';
import type {TitlesFile} from './indexFormat';
import type {RankedSection} from './rank';
import {levelName, readSection} from './sectionTable';

/** The text of a section, by its number. */
export type TextOf = (section: number) => Promise<string>;

/** The engine's answer in the shape of a hosted index, with the texts of the hits on screen. */
export async function toSearchResult(
  titles: TitlesFile,
  {words, ranked}: EngineAnswer,
  request: SearchRequest,
  textOf: TextOf,
): Promise<SearchResult> {
  const {hitsPerPage, page = 0} = request.params;
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = await Promise.all(
    shown.map(section => toHit(titles, section, {words, request, textOf})),
  );
  const result = {hits, nbHits: ranked.length};
  return ranked.length > 0
    ? result
    : {...result, suggestions: titles.groups.slice(0, MAX_SUGGESTIONS)};
}

interface HitContext {
  readonly words: readonly string[];
  readonly request: SearchRequest;
  readonly textOf: TextOf;
}

async function toHit(
  titles: TitlesFile,
  ranked: RankedSection,
  {words, request, textOf}: HitContext,
): Promise<SearchHit> {
  const section = readSection(titles, ranked.section);
  const {snippetEllipsisText, highlightPreTag, highlightPostTag} = request.params;
  const tags: MarkTags = {pre: highlightPreTag, post: highlightPostTag};
  const marked = {hierarchy: highlightHierarchy(section.hierarchy, words, tags)};
  // "Emit lvlN where the title matched, else `content` with its parent."
  if (ranked.fields.has('title') || !ranked.fields.has('content')) {
    const type = levelName(section.level);
    return {
      objectID: section.objectIdOf(type),
      url: section.url,
      type,
      content: null,
      hierarchy: section.hierarchy,
      _highlightResult: marked,
    };
  }
  const line = bestLine(await textOf(ranked.section), words);
  const size = snippetSize(request);
  const content = snippet(line, words, {size, ellipsis: snippetEllipsisText, tags});
  return {
    objectID: section.objectIdOf('content'),
    url: section.url,
    type: 'content',
    content: line,
    hierarchy: section.hierarchy,
    _highlightResult: marked,
    _snippetResult: {content},
  };
}

function highlightHierarchy(
  hierarchy: Hierarchy,
  words: readonly string[],
  tags: MarkTags,
): MarkedFields['hierarchy'] {
  return Object.fromEntries(
    LEVELS.flatMap(level => {
      const text = hierarchy[level];
      return text === null ? [] : [[level, highlight(text, words, tags)]];
    }),
  );
}

/** Words a snippet, from `content:10`. */
function snippetSize({params}: SearchRequest): number {
  const size = params.attributesToSnippet
    .map(attribute => /^content:(\d+)$/.exec(attribute)?.[1])
    .find(words => words !== undefined);
  return Number(size ?? 10);
}
