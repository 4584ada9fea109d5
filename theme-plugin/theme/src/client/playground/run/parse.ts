import {parser} from '@lezer/javascript';
import type {Tree} from '@lezer/common';

const DIALECTS: Readonly<Record<string, string>> = {ts: 'ts', tsx: 'ts jsx', js: 'jsx', jsx: 'jsx'};

/** The dialect of a file's language for the parser, by its extension. */
export const dialectOf = (file: string): string =>
  DIALECTS[/\.[cm]?(?<extension>[jt]sx?)$/.exec(file)?.groups?.extension ?? ''] ?? 'ts jsx';

/** Parses code for as much of its structure as there is. Errors are nodes of the tree. */
export const parse = (text: string, dialect: string): Tree =>
  parser.configure({dialect}).parse(text);
