import type {ReactNode} from 'react';
import clsx from 'clsx';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Footer/LinkItem';
import IconExternalLink from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

/** A footer link. External links are marked as such. */
export default function FooterLinkItem({item}: Props): ReactNode {
  const {to, href, label, prependBaseUrlToHref, className, ...props} = item;
  const toUrl = useBaseUrl(to);
  const hrefWithBaseUrl = useBaseUrl(href, {forcePrependBaseUrl: true});
  const target = href ? {href: prependBaseUrlToHref ? hrefWithBaseUrl : href} : {to: toUrl};
  return (
    <Link className={clsx('footer__link-item', styles.link, className)} {...target} {...props}>
      {label}
      {href && !isInternalUrl(href) ? <IconExternalLink /> : null}
    </Link>
  );
}
