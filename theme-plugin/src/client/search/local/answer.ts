import {MAX_SUGGESTIONS} from '../../../shared/search/constants';
import {
  LEVELS,
  type Hierarchy,
  type MarkedFields,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../../../shared/search/types';
import {createHighlighter, type Highlighter} from './createHighlighter';
import type {EngineAnswer, EngineHit} from './engine';
import type {IndexFiles} from './indexFiles';
import {levelName} from '../../../shared/search/sectionTable';

/** The engine's answer in the shape of a hosted index, with the texts of the hits on screen. */
export async function toSearchResult(
  files: IndexFiles,
  ranked: EngineAnswer,
  request: SearchRequest,
): Promise<SearchResult> {
  const {hitsPerPage, page = 0} = request.params;
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const markerOf = createMarkers(request);
  const hits = await Promise.all(shown.map(hit => toHit(files, hit, markerOf(hit.words), request)));
  const result = {hits, nbHits: ranked.length};
  if (ranked.length > 0) {
    return result;
  }
  const {groups} = await files.manifest();
  return {...result, suggestions: groups.slice(0, MAX_SUGGESTIONS)};
}

/** A marker for each reading of the query: its hits share their words. */
function createMarkers({params}: SearchRequest): (words: readonly string[]) => Highlighter {
  const tags = {pre: params.highlightPreTag, post: params.highlightPostTag};
  const markers = new Map<readonly string[], Highlighter>();
  return words => {
    const marker = markers.get(words) ?? createHighlighter(words, tags);
    markers.set(words, marker);
    return marker;
  };
}

async function toHit(
  files: IndexFiles,
  {section: number, isInTitle, isInContent}: EngineHit,
  marker: Highlighter,
  request: SearchRequest,
): Promise<SearchHit> {
  // "Emit lvlN where the title matched, else `content` with its parent."
  const isContent = !isInTitle && isInContent;
  const [section, text] = await Promise.all([
    files.section(number),
    isContent ? files.textOf(number) : '',
  ]);
  const marked = {hierarchy: highlightHierarchy(section.hierarchy, marker)};
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
  const line = marker.bestLine(text);
  const content = marker.snippet(line, {
    size: snippetSize(request),
    ellipsis: request.params.snippetEllipsisText,
  });
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

function highlightHierarchy(hierarchy: Hierarchy, marker: Highlighter): MarkedFields['hierarchy'] {
  return Object.fromEntries(
    LEVELS.flatMap(level => {
      const text = hierarchy[level];
      return text === null ? [] : [[level, marker.highlight(text)]];
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
