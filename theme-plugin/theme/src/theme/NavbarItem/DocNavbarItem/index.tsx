import type {ReactNode} from 'react';
import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import {useCurrentDoc} from 'docusaurus-theme-folio/client';

/** A link to a doc. It's also active in the section that the doc is in. */
export default function DocNavbarItem({docId, docsPluginId, label, ...props}: Props): ReactNode {
  const doc = useLayoutDoc(docId, docsPluginId);
  const current = useCurrentDoc(docsPluginId);
  const isPage = current.path !== undefined && current.path === doc?.path;
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
      isActive={() => isPage || current.item === doc.id}
    />
  );
}
