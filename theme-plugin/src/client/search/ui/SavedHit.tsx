import type {ReactNode} from 'react';
import type {SearchController} from '../controller/searchController';
import type {PanelItem} from '../controller/searchState';
import * as label from '../labels';
import HitText from './HitText';
import {CloseIcon, StarIcon} from './icons';

type Props = {
  readonly item: PanelItem;
  readonly icon: ReactNode;
  readonly isActive: boolean;
  readonly controller: SearchController;
  /** Absent for what is a favorite already. */
  readonly onSave?: (item: PanelItem) => void;
  readonly onRemove: (item: PanelItem) => void;
};

/** A saved search, with 'Save this search' and 'Remove this search from history or favorites'. */
export default function SavedHit({
  item,
  icon,
  isActive,
  controller,
  onSave,
  onRemove,
}: Props): ReactNode {
  const textId = `${item.id}-text`;
  return (
    <div
      id={item.id}
      role="row"
      aria-selected={isActive}
      className="DocSearch-Hit"
      onMouseMove={() => controller.hover(item)}>
      <div role="gridcell" className="DocSearch-Hit-cell">
        <a
          id={textId}
          href={item.hit.url}
          tabIndex={-1}
          className="DocSearch-Hit-link"
          onMouseDown={event => event.preventDefault()}
          onClick={event => controller.select(item, event)}>
          <span className="DocSearch-Hit-icon">{icon}</span>
          <HitText hit={item.hit} />
        </a>
      </div>
      {onSave && (
        <RowButton title={label.save()} textId={textId} onClick={() => onSave(item)}>
          <StarIcon />
        </RowButton>
      )}
      <RowButton title={label.remove()} textId={textId} onClick={() => onRemove(item)}>
        <CloseIcon />
      </RowButton>
    </div>
  );
}

type RowButtonProps = {
  readonly title: string;
  /** Id of the text that tells which row the button is for. */
  readonly textId: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function RowButton({title, textId, onClick, children}: RowButtonProps): ReactNode {
  return (
    <div role="gridcell">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={title}
        aria-label={title}
        aria-describedby={textId}
        onClick={onClick}>
        {children}
      </button>
    </div>
  );
}
