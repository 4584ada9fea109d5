import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout description="The home page of the field guide.">
      <main>
        <Heading as="h1">Waders</Heading>
        <Link to="/docs/">Start</Link>
      </main>
    </Layout>
  );
}
