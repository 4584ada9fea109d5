import {STACKED_TEXT} from '../../shared/breakpoints';

/** Whether a row only has room for a match near its start: the screen is at most 600 px wide. */
export const isNarrow = () => window.matchMedia(STACKED_TEXT).matches;
