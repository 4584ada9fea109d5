import {useEffect, useState, type ReactNode} from 'react';
import {ANNOUNCE_DEBOUNCE_MS} from '../session/constants';

/** Returns a value once it hasn't changed for `delay` milliseconds, and the previous one until then. */
function useDebouncedValue(value: string, delay: number): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

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
