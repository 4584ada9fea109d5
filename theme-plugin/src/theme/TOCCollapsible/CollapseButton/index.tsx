import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import {Chevron} from '../../../client/common/Chevron';
import {onThisPage} from '../../../client/toc/onThisPage';
import styles from './styles.module.css';

/** The line that opens the table of contents: the summary of its `<details>`. */
export default function TOCCollapsibleCollapseButton({collapsed, className}: Props): ReactNode {
  return (
    <summary className={clsx(styles.summary, className)}>
      {onThisPage()}
      <Chevron className={clsx(styles.icon, !collapsed && styles.open)} />
    </summary>
  );
}
