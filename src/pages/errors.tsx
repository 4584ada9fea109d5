import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {ErrorAnswer} from '../components/errors/ErrorAnswer';
import {ErrorEntries} from '../components/errors/ErrorEntries';
import {ErrorTable} from '../components/errors/ErrorTable';
import {ERRORS_TOC} from '../components/errors/errorsToc';
import styles from '../components/errors/errors.lazy.module.css';

const DESCRIPTION =
  'Look up the error number from a production build of Redux to find the full message, the likely cause, and the fix.';

/** The page that error messages in production builds of the redux package link to. */
export default function Errors(): ReactNode {
  return (
    <Layout title="Error messages" description={DESCRIPTION}>
      <div className={styles.page}>
        <TOCCollapsible toc={ERRORS_TOC} />
        <TOC toc={ERRORS_TOC} />
        <main>
          <nav aria-label="Breadcrumbs" className={`theme-doc-breadcrumbs ${styles.crumbs}`}>
            <Link to="/" aria-label="Home page">
              <svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
                <path
                  d="m3 11 9-8 9 8M6 9v11h12V9"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                />
              </svg>
            </Link>
            <span aria-hidden="true">/</span>
            <Link to="/api/api-reference">API reference</Link>
            <span aria-hidden="true">/</span>
            <b>Error messages</b>
          </nav>
          <h1>Error messages</h1>
          <ErrorAnswer />
          <p>
            To keep production builds small, Redux replaces its error messages with numbers, like{' '}
            <code translate="no">Minified Redux error #7</code>. Find your number in the table to
            see what went wrong, and open its entry to see how to fix it. In the messages,{' '}
            <code translate="no">‹…›</code> stands for a value from your app.
          </p>
          <p>
            To see the message with its values, reproduce the error in a development build, where{' '}
            <code translate="no">process.env.NODE_ENV</code> isn’t{' '}
            <code translate="no">production</code>.
          </p>
          <h2 id="codes">All error codes</h2>
          <ErrorTable />
          <ErrorEntries />
          <h2 id="redux-toolkit">Redux Toolkit errors</h2>
          <p>
            Redux Toolkit numbers its errors separately, so the same number means something else
            there. Its messages link to the{' '}
            <Link to="https://redux-toolkit.js.org/errors">list of Redux Toolkit errors</Link>.
          </p>
        </main>
      </div>
    </Layout>
  );
}
