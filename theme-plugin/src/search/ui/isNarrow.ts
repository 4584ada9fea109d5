import {SEARCH_FILLS_SCREEN} from '../../shared/breakpoints';

/** Whether the screen has room for short snippets only: at most 768 px wide. */
export const isNarrow = () => window.matchMedia(SEARCH_FILLS_SCREEN).matches;
