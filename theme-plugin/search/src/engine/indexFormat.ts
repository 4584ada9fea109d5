/*
 * The files of the local index, written by `build/` and read by `engine/`. `{baseUrl}search/` contains
 * `manifest.json`, which is fetched again if another file is gone, and the other files. Their names contain a hash of the
 * whole index, so they can be cached forever. They're small shards, so that what a search fetches hardly grows with the
 * site. Terms are split alphabetically, and sections in order.
 */

/** Incremented if code for an older format would misread the files. */
export const INDEX_FORMAT = 8;

export const MANIFEST_FILE = 'manifest.json';

export interface Manifest {
  readonly format: number;
  /** In the names of all other files, see `fileName`. */
  readonly version: string;
  readonly locale: string;
  /** How many sections each page has; they follow one another. Each page has a file of rows. */
  readonly pages: readonly number[];
  readonly sections: number;
  /** Names of the top categories (lvl0). */
  readonly groups: readonly string[];
  /** Suggestions for a search that finds nothing; see `popularNames`. */
  readonly names: readonly string[];
  readonly tags: readonly TagRun[];
  readonly synonyms: Synonyms;
  /** The words of the site's name, folded like those of queries. Every page is about them. */
  readonly siteWords: readonly string[];
  /**
   * The first term of each file with the terms of headings and of the other texts that name a section. It ends before the
   * first term of the next file.
   */
  readonly titles: readonly string[];
  /** The same for the terms of the texts. */
  readonly content: readonly string[];
  /** How many sections each file with the texts themselves has. They're fetched only for hits on screen. */
  readonly texts: readonly number[];
  /** The same for the other texts that sections are found by, fetched only for hits that nothing else explains. */
  readonly extras: readonly number[];
}

/** What a file contains. */
export type FileKind = 'titles' | 'content' | 'rows' | 'texts' | 'extras';

/**
 * @param number - of the file among those of its kind
 * @param version - of the index
 */
export function fileName(kind: FileKind, number: number, version: string): string {
  return `${kind}.${number}.${version}.json`;
}

/** The `docusaurus_tag` of the sections starting at this number, for contextual search; null for none. */
export type TagRun = readonly [first: number, tag: string | null];

/** Readers' words, with what they mean in this documentation. Both are lower-case words. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Maximum number of words in a synonym's phrase; in a script without spaces, of pairs of characters. */
export const MAX_PHRASE = 6;

/** Terms in the order of their code units, separated by spaces, and their postings, separated by `;`. */
export interface TermsFile {
  readonly terms: string;
  readonly postings: string;
}

/**
 * Level (1 to 6), heading, anchor ('' for none), enclosing section (-1 for none), and the beginning of its text. Sections
 * are numbered within the page.
 */
export type SectionRow = readonly [
  level: number,
  title: string,
  anchor: string,
  parent: number,
  lead: string,
];

/** The headings and addresses of a page. */
export interface RowsFile {
  /** With the base URL, as the router knows it. */
  readonly path: string;
  /** Index of its lvl0 in `Manifest.groups`. */
  readonly group: number;
  readonly sections: readonly SectionRow[];
}

/**
 * One text per section. Its lines are the blocks of the text (paragraphs, list items, cells) or, for extras, a
 * description and the names in code samples.
 */
export type TextsFile = readonly string[];

/**
 * The fields that a term can be in, the most significant first: the heading, the page's keywords, its title, its
 * description or what its tables explain, and the enclosing headings; then the first sentence of the text, the rest of
 * it, and the names in its code samples.
 */
export const TITLE_FIELDS = ['title', 'keywords', 'page', 'about', 'path'] as const;
export const CONTENT_FIELDS = ['lead', 'content', 'code'] as const;

export type IndexField = (typeof TITLE_FIELDS)[number] | (typeof CONTENT_FIELDS)[number];
