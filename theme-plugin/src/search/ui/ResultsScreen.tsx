import type {ReactNode} from 'react';
import * as label from '../labels';
import Hit from './Hit';
import type {ScreenProps} from './screenProps';

/** "Results are grouped by top-level heading." */
export default function ResultsScreen({state, controller, listId}: ScreenProps): ReactNode {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label.results()}
      className="DocSearch-Dropdown-Container">
      {state.groups.map(group => (
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
