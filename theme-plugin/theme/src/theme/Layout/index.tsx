import type {ReactNode} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import type {Props} from '@theme/Layout';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {Region} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/**
 * The frame around every page: skip link, announcement, navbar, content, and footer. If one of them
 * crashes, the others stay.
 */
export default function Layout({
  children,
  noFooter,
  wrapperClassName,
  title,
  description,
}: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <Region>
        <AnnouncementBar />
      </Region>
      <Region>
        <Navbar />
      </Region>
      <div
        id={SkipToContentFallbackId}
        className={clsx('theme-layout-main', 'main-wrapper', styles.main, wrapperClassName)}>
        <ErrorBoundary fallback={params => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </div>
      {noFooter ? null : (
        <Region>
          <Footer />
        </Region>
      )}
    </LayoutProvider>
  );
}
