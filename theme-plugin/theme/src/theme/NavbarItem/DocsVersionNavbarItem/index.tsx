import type {ReactNode} from 'react';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionNavbarItem';
import {mainDocPath} from 'docusaurus-theme-folio/client';

/** A link to the docs version that the reader is in or prefers, or else to the latest. */
export default function DocsVersionNavbarItem({
  docsPluginId,
  label,
  to,
  ...props
}: Props): ReactNode {
  const [version] = useDocsVersionCandidates(docsPluginId);
  return (
    <DefaultNavbarItem {...props} label={label ?? version.label} to={to ?? mainDocPath(version)} />
  );
}
