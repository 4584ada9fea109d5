import type {ReactNode} from 'react';
import clsx from 'clsx';
import {SHELF_LINES} from './shelfLines';
import styles from './liveStore.lazy.module.css';

const TOKEN = /\b(?<keyword>if|else)\b|\b(?<number>\d)\b|^(?<name>\w+)(?=\()/;

/** A line of code, highlighted with the classes of the theme's highlighter. */
function Line({text}: {text: string}): ReactNode {
  const match = TOKEN.exec(text);
  if (!match) {
    return text;
  }
  const {keyword, number} = match.groups ?? {};
  const style = keyword ? 'tk' : number ? 'tn' : 'tf';
  const end = match.index + match[0].length;
  return (
    <>
      {text.slice(0, match.index)}
      <span className={style}>{match[0]}</span>
      <Line text={text.slice(end)} />
    </>
  );
}

/** The live store's reducers, with the line that ran marked. */
export function ShelfCode({ran}: {ran: number | undefined}): ReactNode {
  return (
    <pre className={styles.code} translate="no">
      <code>
        {SHELF_LINES.map((text, index) => (
          <span key={text + index} className={clsx(styles.line, index === ran && styles.lit)}>
            <Line text={text} />
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}
