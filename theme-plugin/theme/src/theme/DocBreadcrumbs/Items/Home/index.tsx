import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The first breadcrumb: a house icon that links to the home page. */
export default function HomeBreadcrumbItem(): ReactNode {
  return (
    <li>
      <Link
        className="breadcrumbs__link"
        href={useBaseUrl('/')}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.home',
          message: 'Home page',
          description: 'The ARIA label for the home page in the breadcrumbs',
        })}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
          <path d="m3 11 9-8 9 8M6 9v11h12V9" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Link>
    </li>
  );
}
