import type {ReactNode} from 'react';
import {ONLY_CLASSES} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import styles from './FileTitle.module.css';

/**
 * The name of a `.ts` or `.tsx` file. The style sheet changes it to `.js` or `.jsx` if the reader chose
 * JavaScript.
 */
function nameInEither(name: string): ReactNode {
  const parts = /^(?<stem>.*\.)t(?<end>sx?)$/.exec(name)?.groups;
  return parts ? (
    <>
      {parts.stem}
      <span className={styles.extension}>
        <span className={ONLY_CLASSES.types}>t</span>
      </span>
      {parts.end}
    </>
  ) : (
    name
  );
}

/** A path as the title of a code block. Its name stands out from its folders. It isn't translated, unlike a title in words. */
export function FileTitle({path, isTyped}: {path: string; isTyped: boolean}): ReactNode {
  const end = path.lastIndexOf('/') + 1;
  const name = path.slice(end);
  return (
    <span translate={path.includes(' ') ? undefined : 'no'}>
      {path.slice(0, end)}
      <span className={styles.name}>{isTyped ? nameInEither(name) : name}</span>
    </span>
  );
}
