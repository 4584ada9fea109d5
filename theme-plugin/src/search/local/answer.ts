import {MAX_SUGGESTIONS} from '../constants';
import {
  LEVELS,
  type Hierarchy,
  type MarkedFields,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../types';
import type {EngineAnswer, EngineHit} from './engine';
import {bestLine, highlight, snippet, type MarkTags} from './highlight';
import type {IndexFiles} from './indexFiles';
import {levelName} from './sectionTable';

/** The engine's answer in the shape of a hosted index, with the texts of the hits on screen. */
export async function toSearchResult(
  files: IndexFiles,
  ranked: EngineAnswer,
  request: SearchRequest,
): Promise<SearchResult> {
  const {hitsPerPage, page = 0} = request.params;
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = await Promise.all(shown.map(hit => toHit(files, hit, request)));
  const result = {hits, nbHits: ranked.length};
  if (ranked.length > 0) {
    return result;
  }
  const {groups} = await files.manifest();
  return {...result, suggestions: groups.slice(0, MAX_SUGGESTIONS)};
}

async function toHit(
  files: IndexFiles,
  {section: number, isInTitle, isInContent, words}: EngineHit,
  request: SearchRequest,
): Promise<SearchHit> {
  // "Emit lvlN where the title matched, else `content` with its parent."
  const isContent = !isInTitle && isInContent;
  const [section, text] = await Promise.all([
    files.section(number),
    isContent ? files.textOf(number) : '',
  ]);
  const {snippetEllipsisText, highlightPreTag, highlightPostTag} = request.params;
  const tags: MarkTags = {pre: highlightPreTag, post: highlightPostTag};
  const marked = {hierarchy: highlightHierarchy(section.hierarchy, words, tags)};
  if (!isContent) {
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
  const line = bestLine(text, words);
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
