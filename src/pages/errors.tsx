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
  'Look up the error number that a production build of Redux shows, and find its full message, its likely cause, and how to fix it.';

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
            In production, Redux throws errors with a number instead of the full message, such as{' '}
            <code>Minified Redux error #7</code>, which keeps the messages out of the code that your
            visitors download. Find the number in the table to see what went wrong, and open its
            entry to find out how to fix it. In the messages, <code>‹…›</code> marks a value that
            depends on your app.
          </p>
          <p>
            To see the message with its values, repeat the steps that caused the error in a
            development build, where <code>process.env.NODE_ENV</code> isn’t <code>production</code>
            .
          </p>
          <h2 id="codes">All error codes</h2>
          <ErrorTable />
          <ErrorEntries />
          <h2 id="redux-toolkit">Redux Toolkit errors</h2>
          <p>
            Redux Toolkit numbers its errors separately, so the same number has a different meaning
            there. Its messages link to the{' '}
            <Link to="https://redux-toolkit.js.org/errors">list of Redux Toolkit errors</Link>.
          </p>
        </main>
      </div>
    </Layout>
  );
}
