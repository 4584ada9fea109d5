import type {ReactNode} from 'react';
import type {SearchDialog} from '../session/createSearchDialog';
import type {PanelItem} from '../session/panelRows';
import * as label from './labels';
import {HitText} from './HitText';
import {CloseIcon, StarIcon} from './icons';

interface Props {
  readonly item: PanelItem;
  readonly icon: ReactNode;
  readonly isActive: boolean;
  readonly dialog: SearchDialog;
  readonly isFavorite: boolean;
  /** Makes it a favorite, or a recent search again. Missing for a start link, which is neither. */
  readonly onToggle?: RowAction;
  readonly onRemove: RowAction;
}

/** @param hasFocus - whether the focus is on the button, which disappears with its row */
type RowAction = (item: PanelItem, hasFocus: boolean) => void;

/**
 * A row of the start screen. A saved search has two buttons: a toggle that makes it a favorite, and one that
 * removes it.
 */
export function SavedHit({
  item,
  icon,
  isActive,
  isFavorite,
  dialog,
  onToggle,
  onRemove,
}: Props): ReactNode {
  const titleId = `${item.id}-title`;
  return (
    <div
      id={item.id}
      role="row"
      aria-selected={isActive}
      className="DocSearch-Hit"
      onMouseMove={() => dialog.hover(item)}>
      <div role="gridcell" className="DocSearch-Hit-cell">
        <a
          href={item.hit.url}
          tabIndex={-1}
          className="DocSearch-Hit-link"
          onMouseDown={event => event.preventDefault()}
          onClick={event => dialog.select(item, event)}>
          <span className="DocSearch-Hit-icon">{icon}</span>
          <HitText hit={item.hit} titleId={titleId} isGrouped={false} />
        </a>
      </div>
      {onToggle && (
        <>
          <RowButton
            title={label.save()}
            titleId={titleId}
            isPressed={isFavorite}
            onClick={hasFocus => onToggle(item, hasFocus)}>
            <StarIcon />
          </RowButton>
          <RowButton
            title={label.remove(isFavorite)}
            titleId={titleId}
            onClick={hasFocus => onRemove(item, hasFocus)}>
            <CloseIcon />
          </RowButton>
        </>
      )}
    </div>
  );
}

interface RowButtonProps {
  readonly title: string;
  /** ID of the title that says which row the button is for. */
  readonly titleId: string;
  /** Only for a toggle. */
  readonly isPressed?: boolean;
  readonly onClick: (hasFocus: boolean) => void;
  readonly children: ReactNode;
}

function RowButton({title, titleId, isPressed, onClick, children}: RowButtonProps): ReactNode {
  return (
    <div role="gridcell">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={title}
        aria-label={title}
        aria-describedby={titleId}
        aria-pressed={isPressed}
        onClick={({currentTarget}) => onClick(currentTarget === document.activeElement)}>
        {children}
      </button>
    </div>
  );
}
