import {SEARCH_FILLS_SCREEN} from '../../shared/breakpoints';

/** Whether a row only has room for a match near its start: the screen is at most 768 px wide. */
export const isNarrow = () => window.matchMedia(SEARCH_FILLS_SCREEN).matches;
