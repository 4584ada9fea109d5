import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';

/**
 * The docs of one version: it stays while the reader goes from doc to doc. Where docs are served at
 * the site's root, every unknown path ends up here as well.
 */
export default function DocRoot(props: Props): ReactNode {
  const doc = useDocRootMetadata(props);
  if (!doc) {
    return <NotFoundContent />;
  }
  return (
    <HtmlClassNameProvider className="docs-doc-page">
      <DocsSidebarProvider name={doc.sidebarName} items={doc.sidebarItems}>
        <DocRootLayout>{doc.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
