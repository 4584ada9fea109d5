import type {SearchController} from '../session/searchController';
import type {SearchState} from '../session/searchState';

/** What every screen of the panel gets. */
export type ScreenProps = {
  readonly state: SearchState;
  readonly controller: SearchController;
  /** Id of the element that holds the rows, which the input says it controls. */
  readonly listId: string;
};
