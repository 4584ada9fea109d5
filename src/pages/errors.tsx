import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import ErrorAnswer from '../components/errors/ErrorAnswer';
import ErrorTable from '../components/errors/ErrorTable';
import styles from '../components/errors/errors.lazy.module.css';

const DESCRIPTION =
  'Find the message behind the number of a production error of Redux, what throws it, what to change, and where the rule is explained.';

/** Where the production build of the redux package sends its readers. */
export default function Errors(): ReactNode {
  return (
    <Layout title="Error messages" description={DESCRIPTION}>
      <main className={styles.page}>
        <h1>Error messages</h1>
        <ErrorAnswer />
        <p>
          A production build of Redux throws a number in place of a message, because the texts would
          be sent to every visitor. Below is the message of each number. <code>‹…›</code> stands for
          a value that only your app knows.
        </p>
        <p>
          To see the whole message with its values, run the same steps in a development build, where{' '}
          <code>process.env.NODE_ENV</code> is not <code>production</code>.
        </p>
        <h2 id="codes">All codes</h2>
        <ErrorTable />
        <h2 id="redux-toolkit">Errors of Redux Toolkit</h2>
        <p>
          Redux Toolkit has numbers of its own, and its messages lead to{' '}
          <a href="https://redux-toolkit.js.org/errors">the list on its site</a>.
        </p>
      </main>
    </Layout>
  );
}
