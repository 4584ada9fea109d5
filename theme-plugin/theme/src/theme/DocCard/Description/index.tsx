import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/DocCard/Description';
import styles from './styles.module.css';

/** The full description of a card's page. Nothing is cut off. */
export default function DocCardDescription({description}: Props): ReactNode {
  return <p className={clsx('theme-doc-card-description', styles.description)}>{description}</p>;
}
