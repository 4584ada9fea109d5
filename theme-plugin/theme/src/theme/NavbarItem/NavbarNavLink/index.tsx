import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import {useAriaCurrent} from 'docusaurus-theme-folio/client';

/**
 * A link in the navbar, the drawer, or a dropdown. Its `aria-current` is `page` if it leads to the current page,
 * and `true` if it leads to the current section.
 */
export default function NavbarNavLink({
  activeBasePath,
  activeBaseRegex,
  activeClassName,
  exact,
  isActive,
  isNavLink,
  isDropdownLink,
  prependBaseUrlToHref,
  to,
  href,
  html,
  label,
  className,
  children = label,
  ...props
}: Props): ReactNode {
  const location = useLocation();
  const hrefWithBaseUrl = useBaseUrl(href, {forcePrependBaseUrl: true});
  const toWithBaseUrl = useBaseUrl(to);
  const byPath = useAriaCurrent()(href ? {} : {to, exact, activeBasePath, activeBaseRegex});
  const isSection = isActive?.(null, location);
  // A doc's item knows its docs, but the site may know other pages that belong to the section.
  const current =
    isActive && !activeBasePath && !activeBaseRegex
      ? isSection && (byPath ?? true)
      : (byPath ?? isSection);
  const target = href ? {href: prependBaseUrlToHref ? hrefWithBaseUrl : href} : {to: toWithBaseUrl};
  const shared = {
    ...props,
    ...target,
    className: clsx(className, current && activeClassName),
    'aria-current': current || undefined,
  };
  if (html) {
    return <Link {...shared} dangerouslySetInnerHTML={{__html: html}} />;
  }
  // A label without an icon is alone in its link, so that it can change on a translated page.
  return (
    <Link {...shared}>
      {href && children && !isInternalUrl(href) ? (
        <>
          {children}
          <IconExternalLink />
        </>
      ) : (
        children
      )}
    </Link>
  );
}
