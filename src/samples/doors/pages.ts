/** What a page's source says: its blocks, their marks, and the lines that they show of a file. */
export {SAMPLE_LANGUAGES} from '../constants';
export {findCuts} from '../excerpts/findCuts';
export {isGap, isPageComment, locateExcerpt, type Located} from '../excerpts/locateExcerpt';
export {mergeExcerpt} from '../excerpts/mergeExcerpt';
export {infoOf} from '../marks/infoOf';
export {listPages, PAGE_FOLDERS} from '../pages/listPages';
export {PageSyntaxError, parsePage} from '../pages/parsePage';
export {readPages} from '../pages/readPages';
export {selectPages} from '../pages/selectPages';
export type {Fault} from '../types';
