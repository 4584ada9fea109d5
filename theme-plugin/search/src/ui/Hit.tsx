import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import type {SearchDialog} from '../session/createSearchDialog';
import type {PanelItem} from '../session/panelRows';
import {HitIcon} from './HitIcon';
import {HitText} from './HitText';
import {EnterIcon} from './icons';

interface Props {
  readonly item: PanelItem;
  /** The hit in the row above, if there is one in the same group. */
  readonly above?: PanelItem['hit'] | undefined;
  readonly isActive: boolean;
  readonly dialog: SearchDialog;
}

/**
 * A row of the results. It's a real link, so the browser's ways to open links work. Key presses are handled
 * by the input, which keeps the focus. Memoized, because there can be many rows.
 */
export const Hit = memo(function Hit({item, above, isActive, dialog}: Props): ReactNode {
  return (
    <a
      id={item.id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={item.hit.url}
      className={clsx('DocSearch-Hit', item.isChild && 'DocSearch-Hit--Child')}
      onMouseMove={() => dialog.hover(item)}
      onMouseDown={event => event.preventDefault()}
      onClick={event => dialog.select(item, event)}>
      <span className="DocSearch-Hit-icon">
        <HitIcon type={item.hit.type} />
      </span>
      <HitText hit={item.hit} isGrouped above={above} />
      <span className="DocSearch-Hit-action">
        {isActive && <EnterIcon className="DocSearch-Hit-Select-Icon" />}
      </span>
    </a>
  );
});
