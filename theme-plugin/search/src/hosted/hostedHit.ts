import {deepestLevel, LEVELS, type Hierarchy, type HitType, type Level} from '../types';
import type {SearchHit} from '../SearchClient';

type Fields = Record<string, unknown>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/** Indexes contain text with HTML's special characters escaped. Here, it's plain text. */
function readText(value: unknown): string | null {
  return typeof value === 'string'
    ? value.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, entity => ENTITIES[entity] ?? entity)
    : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readHierarchy(value: Fields): Hierarchy {
  const levels = LEVELS.map(level => [level, readText(value[level])]);
  return Object.fromEntries(levels) as Record<Level, string | null>;
}

function readType(type: unknown, hierarchy: Hierarchy): HitType {
  if (type === 'content') {
    return type;
  }
  const named = LEVELS.slice(1).find(level => level === type);
  return named === undefined || named === 'lvl0' ? deepestLevel(hierarchy) : named;
}

/** A text of `_highlightResult` or `_snippetResult`. */
function readMarked(value: unknown): string | null {
  return isFields(value) ? readText(value.value) : null;
}

function readMarkedHierarchy(value: unknown): SearchHit['markedHierarchy'] {
  const levels = isFields(value) && isFields(value.hierarchy) ? value.hierarchy : {};
  return Object.fromEntries(
    LEVELS.flatMap(level => {
      const marked = readMarked(levels[level]);
      return marked === null ? [] : [[level, marked]];
    }),
  );
}

/**
 * Converts a hit of the service. Returns null if it can't be shown: it has no ID, hierarchy, or address, or
 * its address is one that a page must not link to.
 *
 * @param toUrl - see `createHitUrl`
 */
export function readHostedHit(
  value: unknown,
  toUrl: (url: string) => string | null,
): SearchHit | null {
  if (!isFields(value) || !isFields(value.hierarchy) || typeof value.objectID !== 'string') {
    return null;
  }
  const url = typeof value.url === 'string' ? toUrl(value.url) : null;
  if (url === null) {
    return null;
  }
  const hierarchy = readHierarchy(value.hierarchy);
  const type = readType(value.type, hierarchy);
  const {_highlightResult: highlights, _snippetResult: snippets} = value;
  const snippet = isFields(snippets) ? readMarked(snippets.content) : null;
  return {
    objectID: value.objectID,
    url,
    type,
    content: readText(value.content),
    hierarchy,
    markedHierarchy: {...readMarkedHierarchy(highlights), ...readMarkedHierarchy(snippets)},
    ...(type === 'content' && snippet !== null && {excerpt: snippet}),
  };
}

/**
 * Converts the answer to one query.
 *
 * @throws {TypeError} if it has no list of hits
 */
export function readHostedResult(value: unknown, toUrl: (url: string) => string | null) {
  if (!isFields(value) || !Array.isArray(value.hits)) {
    throw new TypeError('The answer of the search service holds no list of hits.');
  }
  const hits = value.hits.flatMap((hit: unknown) => readHostedHit(hit, toUrl) ?? []);
  return {
    hits,
    nbHits: typeof value.nbHits === 'number' ? value.nbHits : hits.length,
    ...(typeof value.queryID === 'string' && {queryID: value.queryID}),
  };
}
