import type {ReactNode} from 'react';
import {ChevronIcon} from './icons';

interface Props {
  /** Its name, for screen readers. */
  readonly label: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A filter of the search page: shows the results of one group or version only. */
export function PageFilter({label, choices, value, onChange}: Props): ReactNode {
  return (
    <span className="DocSearch-Page-filter">
      <select
        aria-label={label}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </span>
  );
}
