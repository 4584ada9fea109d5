import type {ReactNode} from 'react';
import {ChevronIcon} from './icons';
import * as pageLabel from './pageLabels';

interface Props {
  readonly groups: readonly string[];
  /** The group whose results are shown; '' for all. */
  readonly group: string;
  readonly onChange: (group: string) => void;
}

/** The search page's filter: shows the results of one group only. */
export function GroupFilter({groups, group, onChange}: Props): ReactNode {
  return (
    <span className="DocSearch-Page-filter">
      <select
        aria-label={pageLabel.filter()}
        value={group}
        onChange={event => onChange(event.currentTarget.value)}>
        <option value="">{pageLabel.allGroups()}</option>
        {groups.map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <ChevronIcon />
    </span>
  );
}
