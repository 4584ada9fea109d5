import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {plainFile} from '../../tutorials/downloads/addresses';
import {breakable} from '../breakable';
import {Icon} from './Icon';
import styles from './callout.lazy.module.css';
import {useCopyFile} from './useCopyFile';

interface Props {
  readonly app: string;
  readonly file: string;
  /** Number of lines in the file. */
  readonly lines: string;
  /** What the file does. */
  readonly children: ReactNode;
}

/** A file in a copy card: a link to its text, which may wrap after a slash, and a copy button. */
export function CopiedFile({app, file, lines, children}: Props): ReactNode {
  const url = useBaseUrl(plainFile(app, file));
  const {state, copy} = useCopyFile(url);
  const isBrowser = useIsBrowser();
  return (
    <li className={styles.file}>
      <span className={styles.path}>
        <a href={url} title={lines === '1' ? '1 line' : `${lines} lines`}>
          <code translate="no">{breakable(file)}</code>
        </a>
      </span>
      {isBrowser && (
        <button
          type="button"
          className={styles.copy}
          aria-label={`Copy ${file}`}
          title={`Copy ${file}`}
          onClick={copy}>
          <Icon name={state === 'copied' ? 'done' : 'copy'} />
        </button>
      )}
      <div className={styles.purpose}>{children}</div>
      {isBrowser && (
        <span role="status" className={state === 'failed' ? styles.failure : 'folio-hidden-text'}>
          {state !== 'idle' &&
            (state === 'copied'
              ? `Copied ${file}`
              : 'The file couldn’t be copied. Open it and copy the text yourself.')}
        </span>
      )}
    </li>
  );
}
