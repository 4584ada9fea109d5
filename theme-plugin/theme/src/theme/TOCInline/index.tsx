import type {ReactNode} from 'react';
import type {Props} from '@theme/TOCInline';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** A table of contents within the text. */
export default function TOCInline({toc, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <div className={styles.toc}>
      <TOCItems
        toc={toc}
        minHeadingLevel={minHeadingLevel}
        maxHeadingLevel={maxHeadingLevel}
        linkClassName={null}
      />
    </div>
  );
}
