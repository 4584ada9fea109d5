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
import {mainDocPath} from '../../../client/versions/mainDocPath';
import {versionItems} from '../../../client/versions/versionItems';

/**
 * The versions of the docs. Each leads to the page that the reader is on, or to the beginning of the
 * version that lacks it, and is remembered as the one that the reader prefers.
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
      // The version is no section of the site: the mark is for those.
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
