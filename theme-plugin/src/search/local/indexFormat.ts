import type {AsPlainObject, Options} from 'minisearch';
import {indexTerms} from './words';

/*
 * The files of the local index, written by `build/` and read by `local/`. Below `{baseUrl}search/`
 * stand `manifest.json`, which is always asked for anew, and the files it names, whose names carry a
 * hash of their contents, so that they can be cached for ever.
 */

/** Rises when a reader of an older format would misread the files. */
export const INDEX_FORMAT = 1;

export const MANIFEST_FILE = 'manifest.json';

/** Folder of the index below the base URL, and below the output folder. */
export const INDEX_FOLDER = 'search';

export interface Manifest {
  readonly format: number;
  readonly locale: string;
  readonly pages: number;
  readonly sections: number;
  /** Name of the file with pages, sections and the index of headings. */
  readonly titles: string;
  /** Name of the file with the index of the texts. */
  readonly content: string;
  /** The texts themselves, in the order of the sections; fetched only for hits on screen. */
  readonly texts: readonly TextsShard[];
}

export interface TextsShard {
  readonly file: string;
  /** Number of the first section whose text it holds. */
  readonly first: number;
}

export interface PageRow {
  /** With the base URL, as the router knows it. */
  readonly path: string;
  /** Number of its lvl0 in `TitlesFile.groups`. */
  readonly group: number;
  /** `docusaurus_tag`, for contextual search. */
  readonly tag?: string;
}

/** Page, level (1 to 6), heading, anchor ('' for none), number of the enclosing section (-1: none). */
export type SectionRow = readonly [
  page: number,
  level: number,
  title: string,
  anchor: string,
  parent: number,
];

export interface TitlesFile {
  readonly groups: readonly string[];
  readonly pages: readonly PageRow[];
  readonly sections: readonly SectionRow[];
  readonly index: AsPlainObject;
}

export interface ContentFile {
  readonly index: AsPlainObject;
}

/** A text a section; its blocks (paragraphs, list items, cells) are lines. */
export type TextsFile = readonly string[];

/** What is known of a section by its place: its heading, the page's title, the way there. */
export const TITLE_FIELDS = ['title', 'page', 'path', 'keywords'] as const;

/** What a section says. `code` holds the names that occur in its samples. */
export const CONTENT_FIELDS = ['content', 'code'] as const;

export type IndexField = (typeof TITLE_FIELDS)[number] | (typeof CONTENT_FIELDS)[number];

/** How a text becomes terms must be the same when an index is written and when it is read. */
export function indexOptions<T>(fields: readonly IndexField[]): Options<T> {
  return {fields: [...fields], tokenize: text => indexTerms(text), processTerm: term => term};
}
