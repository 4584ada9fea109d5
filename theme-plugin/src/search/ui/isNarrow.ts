import {SEARCH_FILLS_SCREEN} from '../../shared/breakpoints';

/** Whether the screen only has room for short snippets: it's at most 768 px wide. */
export const isNarrow = () => window.matchMedia(SEARCH_FILLS_SCREEN).matches;
