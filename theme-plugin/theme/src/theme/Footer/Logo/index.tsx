import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Footer/Logo';
import ThemedImage from '@theme/ThemedImage';
import styles from './styles.module.css';

/**
 * The footer's logo, which is a link if it has an address. The link needs a label of its own, because its images
 * change with the color mode. The label is the logo's alternative text or the site's title.
 */
export default function FooterLogo({logo}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {title} = useDocusaurusContext().siteConfig;
  const image = (
    <ThemedImage
      className={clsx('footer__logo', styles.logo, logo.className)}
      alt={logo.alt}
      sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src)}}
      width={logo.width}
      height={logo.height}
      style={logo.style}
      loading="lazy"
    />
  );
  return logo.href ? (
    <Link
      href={logo.href}
      target={logo.target}
      className={styles.link}
      aria-label={logo.alt || title}>
      {image}
    </Link>
  ) : (
    image
  );
}
