import {useEffect, useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import styles from './partHeader.lazy.module.css';

/** Parses `1,2,6`. Storage can contain anything. */
function parse(stored: string): number[] {
  return Array.from(new Set(stored.split(',').map(Number)))
    .filter(number => Number.isInteger(number) && number > 0)
    .sort((a, b) => a - b);
}

interface Props {
  /** The part, such as `essentials/3`. */
  readonly app: string;
  /** How many parts the series has. */
  readonly parts: number;
}

/**
 * Shows which parts of a series the reader has read, and stores that. This part counts as read once the end of its text has
 * come into view. If storage is denied, that lasts as long as the page is open.
 */
export function Progress({app, parts}: Props): ReactNode {
  const [series, part] = app.split('/');
  const [stored, slot] = useStorageSlot(`folio.read.${series}`);
  const [isRead, setIsRead] = useState(false);
  const read = parse(`${stored},${isRead ? part : ''}`).filter(number => number <= parts);

  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        setIsRead(true);
        slot.set(parse(`${slot.get()},${part}`).join(','));
      }
    });
    const end = document.querySelector('.theme-doc-footer');
    if (end) {
      observer.observe(end);
    }
    return () => observer.disconnect();
  }, [slot, part]);

  return (
    <p className={styles.progress}>
      <span className={styles.segments} aria-hidden="true">
        {Array.from({length: parts}, (_, index) => String(index + 1)).map(number => (
          <span
            key={number}
            data-current={number === part || undefined}
            data-read={read.includes(Number(number)) || undefined}
          />
        ))}
      </span>
      <span className="folio-hidden-text">
        {read.length > 0 && `${read.length} of ${parts} read: ${read.join(', ')}`}
      </span>
    </p>
  );
}
