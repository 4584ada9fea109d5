import type {ReactNode} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';

/** A doc: what the plugin knows about it, for the parts of its page, and its text. */
export default function DocItem({content: MDXContent}: Props): ReactNode {
  return (
    <DocProvider content={MDXContent}>
      <HtmlClassNameProvider className={`docs-doc-id-${MDXContent.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout>
          <MDXContent />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
