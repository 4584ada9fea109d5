import {ELLIPSIS, HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG, HITS_PER_PAGE} from '../constants';
import {LEVELS, type Hierarchy} from '../types';
import type {SearchHit, SearchQuery, SearchResult} from '../SearchClient';
import {createHighlighter, type Highlighter} from './createHighlighter';
import type {EngineAnswer, EngineHit} from './engine';
import type {IndexFiles} from './indexFiles';
import {levelName} from './recordAttributes';
import type {Section} from './readSection';
import {suggestWords} from './suggestWords';

const MARK = {pre: HIGHLIGHT_PRE_TAG, post: HIGHLIGHT_POST_TAG};

/** One portion of the engine's answer, with the texts that its rows show. */
export async function toSearchResult(
  files: IndexFiles,
  ranked: EngineAnswer,
  {query, page, snippetWords}: SearchQuery,
): Promise<SearchResult> {
  const shown = ranked.slice(page * HITS_PER_PAGE, (page + 1) * HITS_PER_PAGE);
  const markerOf = createMarkers();
  const hits = await Promise.all(shown.map(hit => toHit(files, hit, markerOf(hit), snippetWords)));
  const result = {hits, nbHits: ranked.length};
  return ranked.length > 0 ? result : {...result, suggestions: await suggestWords(files, query)};
}

/** One marker per reading of the query, whose hits share their words. */
function createMarkers(): (hit: EngineHit) => Highlighter {
  const markers = new Map<readonly string[], Highlighter>();
  return ({words, mistyped}) => {
    const marker = markers.get(words) ?? createHighlighter(words, MARK, mistyped);
    markers.set(words, marker);
    return marker;
  };
}

/** A heading if that was found, or else the part of the text that best shows why the section was found. */
async function toHit(
  files: IndexFiles,
  ranked: EngineHit,
  marker: Highlighter,
  snippetWords: number,
): Promise<SearchHit> {
  const isInText = !ranked.isInTitle && ranked.isInContent;
  const [section, text] = await Promise.all([
    files.section(ranked.section),
    isInText ? files.textOf('texts', ranked.section) : '',
  ]);
  const piece = isInText ? marker.bestLine(text) : await otherPiece(files, ranked, section, marker);
  // Whatever else explains a page stays the page's own hit.
  const isText = piece !== null && (isInText || section.level > 1);
  const type = isText ? 'content' : levelName(section.level);
  return {
    objectID: section.objectIdOf(type),
    url: section.url,
    type,
    content: isText ? piece : null,
    hierarchy: section.hierarchy,
    markedHierarchy: highlightHierarchy(section.hierarchy, marker),
    excerpt: marker.snippet(piece ?? section.lead, {size: snippetWords, ellipsis: ELLIPSIS}),
  };
}

/**
 * The reason why a section was found if it's neither in its heading nor in its text: part of its description, names in
 * its code samples, what its page says about a keyword, or its address.
 *
 * @returns null if the enclosing headings have all words, or if it's a keyword that the page doesn't mention
 */
async function otherPiece(
  files: IndexFiles,
  {section: number, isInTitle, words}: EngineHit,
  {url, hierarchy}: Section,
  marker: Highlighter,
): Promise<string | null> {
  const headings = Object.values(hierarchy).filter(heading => heading !== null);
  if (isInTitle || marker.countWords(headings) === words.length) {
    return null;
  }
  const line = marker.bestLine(await files.textOf('extras', number));
  return [line, readableUrl(url)].find(piece => marker.countWords([piece]) > 0) ?? null;
}

function readableUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function highlightHierarchy(
  hierarchy: Hierarchy,
  marker: Highlighter,
): SearchHit['markedHierarchy'] {
  return Object.fromEntries(
    LEVELS.flatMap(level => {
      const text = hierarchy[level];
      return text === null ? [] : [[level, marker.highlight(text)]];
    }),
  );
}
