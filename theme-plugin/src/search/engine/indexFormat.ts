/*
 * The files of the local index, written by `build/` and read by `local/`. Below `{baseUrl}search/`
 * stand `manifest.json`, which is asked for anew where a file that it names is gone, and those files,
 * whose names carry a hash of their contents, so that they can be cached for ever. All but the manifest
 * are cut into shards of about the same size, so that what a search fetches does not grow with the
 * site: the terms by the alphabet, the sections by their place.
 */

/** Rises when a reader of an older format would misread the files. */
export const INDEX_FORMAT = 5;

export const MANIFEST_FILE = 'manifest.json';

export interface Manifest {
  readonly format: number;
  readonly locale: string;
  /** How many sections each page has; they follow one another. */
  readonly pages: readonly number[];
  readonly sections: number;
  /** Names of the top categories (lvl0). */
  readonly groups: readonly string[];
  /** What to offer where nothing is found, see `popularNames`. */
  readonly names: readonly string[];
  readonly tags: readonly TagRun[];
  readonly synonyms: Synonyms;
  /** The words of the site's name, as those of queries are: every page is about them. */
  readonly siteWords: readonly string[];
  /** The terms of headings and of what else names a section. */
  readonly titles: readonly TermShard[];
  /** The terms of the texts. */
  readonly content: readonly TermShard[];
  /** Headings and addresses. */
  readonly rows: readonly SectionShard[];
  /** The texts themselves; fetched only for hits on screen. */
  readonly texts: readonly SectionShard[];
  /** What sections are found by beside heading and text; fetched only for hits that nothing else explains. */
  readonly extras: readonly SectionShard[];
}

/** `docusaurus_tag` of the sections from this number on, for contextual search; null for none. */
export type TagRun = readonly [first: number, tag: string | null];

/** What a reader's words stand for in this documentation; both sides are lower-case words. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Words that one synonym can stand for; of a script without spaces, pairs of characters. */
export const MAX_PHRASE = 6;

export interface TermShard {
  readonly file: string;
  /** The first term of which it knows; it knows all before the first one of the next shard. */
  readonly first: string;
}

export interface SectionShard {
  readonly file: string;
  /** Number of the first section of which it knows. */
  readonly first: number;
}

/** Terms in the order of their code units, with a blank between; their postings, with `;` between. */
export interface TermsFile {
  readonly terms: string;
  readonly postings: string;
}

export interface PageRow {
  /** With the base URL, as the router knows it. */
  readonly path: string;
  /** Number of its lvl0 in `Manifest.groups`. */
  readonly group: number;
}

/**
 * Page, level (1 to 6), heading, anchor ('' for none), enclosing section (-1: none), and how its text
 * begins. Numbers of pages and sections count within the file, which holds whole pages only.
 */
export type SectionRow = readonly [
  page: number,
  level: number,
  title: string,
  anchor: string,
  parent: number,
  lead: string,
];

export interface RowsFile {
  readonly pages: readonly PageRow[];
  readonly sections: readonly SectionRow[];
}

/**
 * A text a section. Of the texts, blocks (paragraphs, list items, cells) are lines; of the extras, a
 * description and the names in samples.
 */
export type TextsFile = readonly string[];

/**
 * Where a term can stand, the most telling place first: in the heading, the page's keywords, its
 * title, its description or what its tables explain, the headings on the way there; in the first sentence
 * of the text, in the rest of it, in the names of its samples.
 */
export const TITLE_FIELDS = ['title', 'keywords', 'page', 'about', 'path'] as const;
export const CONTENT_FIELDS = ['lead', 'content', 'code'] as const;

export type IndexField = (typeof TITLE_FIELDS)[number] | (typeof CONTENT_FIELDS)[number];
