import {useEffect, useState} from 'react';

/** Returns a value once it hasn't changed for `delay` milliseconds, and the previous one until then. */
export function useDebouncedValue<T>(value: T, delay: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
