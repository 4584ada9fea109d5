import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {translateOf, useHomePageRoute} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

interface CrumbProps {
  readonly label: string;
  readonly href: string | undefined;
  readonly isLast: boolean;
}

function Crumb({label, href, isLast}: CrumbProps): ReactNode {
  if (isLast || !href) {
    return (
      <span translate={translateOf(label)} aria-current={isLast ? 'page' : undefined}>
        {label}
      </span>
    );
  }
  return (
    <Link className="breadcrumbs__link" translate={translateOf(label)} href={href}>
      {label}
    </Link>
  );
}

/** The page's place in the sidebar. Renders nothing if the page isn't in one. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const homePage = useHomePageRoute();
  if (!breadcrumbs) {
    return null;
  }
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={clsx('theme-doc-breadcrumbs', styles.breadcrumbs)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}>
        <ol className={styles.list}>
          {homePage && <HomeBreadcrumbItem />}
          {breadcrumbs.map((item, index) => (
            <li key={index}>
              <Crumb
                label={item.label}
                href={item.type === 'category' && item.linkUnlisted ? undefined : item.href}
                isLast={index === breadcrumbs.length - 1}
              />
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
