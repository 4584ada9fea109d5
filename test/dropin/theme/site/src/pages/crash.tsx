import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

/** Throws when it runs in a browser, until a test sets `window.isMended`. */
function Fragile(): ReactNode {
  if (useIsBrowser() && !('isMended' in window)) {
    throw new Error('The tide came in.');
  }
  return <h1>Dry land</h1>;
}

export default function Crash(): ReactNode {
  return (
    <Layout title="Crash" description="A page that crashes on purpose.">
      <main>
        <Fragile />
      </main>
    </Layout>
  );
}
