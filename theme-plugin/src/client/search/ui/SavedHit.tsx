import type {ReactNode} from 'react';
import type {PanelItem} from '../controller/searchState';
import * as label from '../labels';
import GridRow, {textIdOf, type GridRowProps} from './GridRow';
import {CloseIcon, StarIcon} from './icons';

type Props = Omit<GridRowProps, 'children'> & {
  readonly isFavorite: boolean;
  /** Makes it a favorite, or a recent search again. */
  readonly onToggle: RowAction;
  readonly onRemove: RowAction;
};

/** @param hasFocus whether the focus is on the button: it goes with its row */
type RowAction = (item: PanelItem, hasFocus: boolean) => void;

/**
 * A saved search, with 'Save this search', a toggle that is pressed on favorites, and 'Remove this
 * search from history or favorites'.
 */
export default function SavedHit({isFavorite, onToggle, onRemove, ...row}: Props): ReactNode {
  const {item} = row;
  const textId = textIdOf(item);
  return (
    <GridRow {...row}>
      <RowButton
        title={label.save()}
        textId={textId}
        isPressed={isFavorite}
        onClick={hasFocus => onToggle(item, hasFocus)}>
        <StarIcon />
      </RowButton>
      <RowButton
        title={label.remove()}
        textId={textId}
        onClick={hasFocus => onRemove(item, hasFocus)}>
        <CloseIcon />
      </RowButton>
    </GridRow>
  );
}

type RowButtonProps = {
  readonly title: string;
  /** Id of the text that tells which row the button is for. */
  readonly textId: string;
  /** Of a toggle only. */
  readonly isPressed?: boolean;
  readonly onClick: (hasFocus: boolean) => void;
  readonly children: ReactNode;
};

function RowButton({title, textId, isPressed, onClick, children}: RowButtonProps): ReactNode {
  return (
    <div role="gridcell">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={title}
        aria-label={title}
        aria-describedby={textId}
        aria-pressed={isPressed}
        onClick={({currentTarget}) => onClick(currentTarget === document.activeElement)}>
        {children}
      </button>
    </div>
  );
}
