import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Details from '@theme/Details';
import {Callout} from './Callout';
import styles from './callout.lazy.module.css';

interface Props {
  /** Path of the download, relative to the base URL. */
  readonly zip: string;
  /** How many files there are. */
  readonly count: string;
  /** A `CopiedFile` for each. */
  readonly children: ReactNode;
}

/** A longer list would move what it's for off the screen. */
const MOST_SHOWN = 5;

/** The files that readers of a tutorial copy unchanged. */
export function CopyFiles({zip, count, children}: Props): ReactNode {
  const url = useBaseUrl(zip);
  const one = count === '1';
  const files = <ul className={styles.files}>{children}</ul>;
  return (
    <Callout
      kind="copy"
      title={one ? 'Copy this file' : 'Copy these files'}
      action={
        <a href={url} download className={styles.download}>
          {one ? 'Download it (zip)' : `Download all ${count} (zip)`}
        </a>
      }>
      {Number(count) > MOST_SHOWN ? (
        <Details summary={<summary data-search-exclude>{`The ${count} files`}</summary>}>
          {files}
        </Details>
      ) : (
        files
      )}
    </Callout>
  );
}
