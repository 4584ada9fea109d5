import {useDeferredValue, type ReactNode} from 'react';
import * as label from '../labels';
import Hit from './Hit';
import type {ScreenProps} from './screenProps';

/** About as many rows are in view on a desktop. */
const ROWS_AT_ONCE = 8;

/**
 * "Results are grouped by top-level heading." The rows out of view come in a render of their own, which
 * the next key interrupts.
 */
export default function ResultsScreen({state, controller, listId}: ScreenProps): ReactNode {
  const isWhole = useDeferredValue(state.groups, []) === state.groups;
  const groups = isWhole
    ? state.groups
    : state.groups.filter(({items}) => (items[0]?.index ?? 0) < ROWS_AT_ONCE);
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label.results()}
      className="DocSearch-Dropdown-Container">
      {groups.map(group => (
        <div
          key={group.id}
          role="group"
          aria-labelledby={`${listId}-${group.id}`}
          className="DocSearch-Hits">
          <div id={`${listId}-${group.id}`} className="DocSearch-Hit-source">
            {group.label}
          </div>
          {group.items.map(item => (
            <Hit
              key={item.id}
              item={item}
              isActive={item.index === state.activeIndex}
              controller={controller}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
