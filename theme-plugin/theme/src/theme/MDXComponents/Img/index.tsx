import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/MDXComponents/Img';
import styles from './styles.module.css';

/** An image in MDX. It's lazy-loaded, and never wider than the text. */
export default function MDXImg({className, ...props}: Props): ReactNode {
  return (
    <img decoding="async" loading="lazy" {...props} className={clsx(styles.image, className)} />
  );
}
