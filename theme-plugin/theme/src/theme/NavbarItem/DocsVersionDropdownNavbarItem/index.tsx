import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {mainDocPath, versionItems} from 'docusaurus-theme-folio/client';

/**
 * The versions of the docs. Each links to the current page in that version, or to the version's main page if it
 * doesn't have the page, and is saved as the reader's preferred version when they choose it.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled = false,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: config,
  ...props
}: Props): ReactNode {
  const place = useHistorySelector(({location}) => location.search + location.hash);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const shown = versionItems(useVersions(docsPluginId), config);
  const displayed =
    candidates.map(version => shown.find(item => item.version === version)).find(Boolean) ??
    shown[0];

  const items: LinkLikeNavbarItemProps[] = [
    ...dropdownItemsBefore,
    ...shown.map(({version, label}) => ({
      label,
      to: (alternateDocVersions[version.name]?.path ?? mainDocPath(version)) + place,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    })),
    ...dropdownItemsAfter,
  ];

  if (items.length <= 1) {
    return (
      <DefaultNavbarItem
        {...props}
        mobile={mobile}
        label={displayed.label}
        to={alternateDocVersions[displayed.version.name]?.path ?? mainDocPath(displayed.version)}
        isActive={dropdownActiveClassDisabled ? () => false : undefined}
      />
    );
  }
  return (
    <DropdownNavbarItem
      // A version isn't a section of the site, so it's never marked as the current section.
      isActive={() => false}
      {...props}
      mobile={mobile}
      label={
        mobile
          ? translate({
              id: 'theme.navbar.mobileVersionsDropdown.label',
              message: 'Versions',
              description: 'The label for the navbar versions dropdown on mobile view',
            })
          : displayed.label
      }
      items={items}
    />
  );
}
