import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {useQueryHistory} from '../../ui/hooks/useQueryHistory';
import * as pageLabel from '../../ui/pageLabels';
import {SearchPageContent} from '../../ui/SearchPageContent';
import styles from './styles.lazy.module.css';

/** The page with all results for a query: `/search?q=…`. */
export default function SearchPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = useQueryHistory();
  // The same HTML file serves all queries, so the server doesn't know the query.
  const title = pageLabel.pageTitle(useIsBrowser() ? address.query.trim() : '');
  return (
    <>
      <PageMetadata title={title} description={pageLabel.pageDescription(siteConfig.title)} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className={styles.page}>
          <h1>{title}</h1>
          <SearchPageContent address={address} />
        </main>
      </Layout>
    </>
  );
}
