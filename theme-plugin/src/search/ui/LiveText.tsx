import type {ReactNode} from 'react';
import {ANNOUNCE_DEBOUNCE_MS} from '../session/constants';
import {useDebouncedValue} from './hooks/useDebouncedValue';

interface Props {
  readonly text: string;
}

/** Announces text to screen readers once it stops changing, so that it doesn't talk over typing. */
export function LiveText({text}: Props): ReactNode {
  return (
    <p role="status" className="folio-hidden-text">
      {useDebouncedValue(text, ANNOUNCE_DEBOUNCE_MS)}
    </p>
  );
}
