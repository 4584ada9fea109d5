import type {SearchDialog} from '../session/createSearchDialog';
import type {DialogState} from '../session/dialogState';

/** What every screen of the panel gets. */
export interface ScreenProps {
  readonly state: DialogState;
  readonly dialog: SearchDialog;
  /** Id of the element that holds the rows, which the input says it controls. */
  readonly listId: string;
}
