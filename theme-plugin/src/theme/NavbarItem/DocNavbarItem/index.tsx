import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import {useCurrentDocItem} from '../../../client/navbar/useCurrentDocItem';

/** A link to a doc. It's also active in the section that the doc is in. */
export default function DocNavbarItem({docId, docsPluginId, label, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  const currentItem = useCurrentDocItem(docsPluginId);
  const isPage = activeDoc !== undefined && activeDoc.path === doc?.path;
  // In production, drafts have no page. Unlisted docs are only found by their address.
  if (!doc || (doc.unlisted && !isPage)) {
    return null;
  }
  return (
    <DefaultNavbarItem
      exact
      {...props}
      label={label ?? doc.id}
      to={doc.path}
      isActive={() => isPage || currentItem === doc.id}
    />
  );
}
