import {useEffect, useState} from 'react';

/** A value once it has not changed for `delay` milliseconds; until then the one before. */
export function useDebouncedValue<T>(value: T, delay: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
