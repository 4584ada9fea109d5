import type {TOCItem} from '@docusaurus/mdx-loader';
import {errorCodes} from '../../data/errorCodes';
import {entryId} from './entryId';

/** The contents of the errors page. Each error is listed with its number, which is what readers look for. */
export const ERRORS_TOC: readonly TOCItem[] = [
  {value: 'All error codes', id: 'codes', level: 2},
  ...errorCodes.map(({code, title}) => ({
    value: `${code}: ${title.replace(/`(.*?)`/g, '<code>$1</code>')}`,
    id: entryId(code),
    level: 3,
  })),
  {value: 'Redux Toolkit errors', id: 'redux-toolkit', level: 2},
];
