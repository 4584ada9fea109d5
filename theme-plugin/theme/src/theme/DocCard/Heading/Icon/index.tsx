import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/DocCard/Heading/Icon';
import styles from './styles.module.css';

/** The icon before a card's title. The theme itself doesn't set one. */
export default function DocCardHeadingIcon({icon}: Props): ReactNode {
  return (
    <span aria-hidden="true" className={clsx('theme-doc-card-icon', styles.icon)}>
      {icon}
    </span>
  );
}
