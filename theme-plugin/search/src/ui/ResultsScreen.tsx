import {memo, useDeferredValue, useRef, type ReactNode} from 'react';
import {mergeDeferredRows} from '../session/mergeDeferredRows';
import type {SearchDialog} from '../session/createSearchDialog';
import type {DialogState} from '../session/dialogState';
import {useWholeRows} from './hooks/useWholeRows';
import * as buttonLabel from './buttonLabels';
import {Hit} from './Hit';

type Props = Pick<DialogState, 'groups' | 'activeIndex' | 'activeDescendant'> & {
  readonly dialog: SearchDialog;
  /** ID of the list, which the input says it controls. */
  readonly listId: string;
};

/** How many rows are rendered first: all but one or two of those in a window 800 px high. */
const ROWS_AT_ONCE = 8;

/**
 * Results in groups by their top-level heading. Rows below the fold are rendered one frame later, in a
 * render that the next key press can interrupt and that arrow keys don't wait for.
 */
export const ResultsScreen = memo(function ResultsScreen({
  groups,
  activeIndex,
  activeDescendant,
  dialog,
  listId,
}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const rendered = useDeferredValue(groups, []);
  useWholeRows(list, rendered);
  const isWhole = rendered === groups || activeDescendant !== undefined;

  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={buttonLabel.search()}
      className="DocSearch-Dropdown-Container">
      {(isWhole ? groups : mergeDeferredRows(groups, rendered, ROWS_AT_ONCE)).map(group => (
        <div
          key={group.id}
          role="group"
          aria-labelledby={`${listId}-${group.id}`}
          className="DocSearch-Hits">
          <div id={`${listId}-${group.id}`} className="DocSearch-Hit-source">
            {group.label}
          </div>
          {group.items.map((item, place) => (
            <Hit
              key={item.id}
              item={item}
              above={group.items[place - 1]?.hit}
              isActive={item.index === activeIndex}
              dialog={dialog}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
