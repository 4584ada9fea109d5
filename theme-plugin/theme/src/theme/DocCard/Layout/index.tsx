import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Description from '@theme/DocCard/Description';
import Heading from '@theme/DocCard/Heading';
import type {Props} from '@theme/DocCard/Layout';
import styles from './styles.module.css';

/** The card itself: a single link around its title and its description. */
export default function DocCardLayout({
  item,
  className,
  href,
  icon,
  title,
  description,
}: Props): ReactNode {
  return (
    <Link href={href} className={clsx('theme-doc-card-container', styles.card, className)}>
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  );
}
