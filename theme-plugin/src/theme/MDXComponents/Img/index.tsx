import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/MDXComponents/Img';
import styles from './styles.module.css';

/** An image in an article: loaded when it comes near, never wider than the text. */
export default function MDXImg({className, ...props}: Props): ReactNode {
  return (
    <img decoding="async" loading="lazy" {...props} className={clsx(styles.image, className)} />
  );
}
