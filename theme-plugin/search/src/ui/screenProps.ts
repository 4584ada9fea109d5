import type {SearchDialog} from '../session/createSearchDialog';
import type {DialogState} from '../session/dialogState';

/** The props of every screen of the panel. */
export interface ScreenProps {
  readonly state: DialogState;
  readonly dialog: SearchDialog;
  /** ID of the element that contains the rows, which the input says it controls. */
  readonly listId: string;
}
