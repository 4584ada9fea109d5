import type {ReactNode, RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {markedFile, plainFile} from '../../tutorials/downloads/addresses';
import styles from './appBlock.lazy.module.css';
import {useWholeFile} from './useWholeFile';

interface Props {
  readonly app: string;
  readonly file: string;
  readonly lines: string;
  /** The element around the code block. */
  readonly block: RefObject<HTMLElement | null>;
}

/** Switches between an excerpt and its whole file. Without JavaScript, it's a link to the file as text. */
export function WholeFileSwitch({app, file, lines, block}: Props): ReactNode {
  const plain = useBaseUrl(plainFile(app, file));
  const {isWhole, message, toggle} = useWholeFile(block, useBaseUrl(markedFile(app, file)));
  const label = isWhole ? 'Excerpt' : 'Whole file';
  const name = `${label} ${file}, ${lines} lines`;
  if (!useIsBrowser()) {
    return (
      <a className={styles.switch} href={plain} aria-label={name} data-search-exclude>
        {label}
      </a>
    );
  }
  return (
    <>
      <button type="button" className={styles.switch} data-menu aria-label={name} onClick={toggle}>
        {label}
      </button>
      <span role="status" className={message.isFailure ? styles.failure : 'folio-hidden-text'}>
        {message.text}
        {message.isFailure && (
          <>
            {' '}
            <a href={plain}>Read it as text</a>
          </>
        )}
      </span>
    </>
  );
}
