import {parser} from '@lezer/javascript';
import type {Tree} from '@lezer/common';

/** Parses code for as much of its structure as there is. Errors are nodes of the tree. */
export const parse = (text: string, dialect: string): Tree =>
  parser.configure({dialect}).parse(text);
