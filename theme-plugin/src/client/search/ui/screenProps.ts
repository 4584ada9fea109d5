import type {SearchController} from '../controller/searchController';
import type {SearchState} from '../controller/searchState';

/** What every screen of the panel gets. */
export type ScreenProps = {
  readonly state: SearchState;
  readonly controller: SearchController;
  /** Id of the element that holds the rows, which the input says it controls. */
  readonly listId: string;
};
