import type {ReactNode} from 'react';
import {ANNOUNCE_DEBOUNCE_MS} from '../session/constants';
import {useDebouncedValue} from './hooks/useDebouncedValue';

interface Props {
  readonly text: string;
}

/** Reads a text out by screen readers once it stands, so that typing is not talked over. */
export function LiveText({text}: Props): ReactNode {
  return (
    <p role="status" className="folio-hidden-text">
      {useDebouncedValue(text, ANNOUNCE_DEBOUNCE_MS)}
    </p>
  );
}
