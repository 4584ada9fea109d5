import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  ThemeClassNames,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from '@docusaurus/theme-common';
import Admonition from '@theme/Admonition';
import type {Props} from '@theme/ContentVisibility/Unlisted';

/** Tells the reader that only those with the address come to this page; keeps search engines away. */
export default function Unlisted({className}: Props): ReactNode {
  return (
    <>
      <UnlistedMetadata />
      <Admonition
        type="warning"
        title={<UnlistedBannerTitle />}
        className={clsx(className, ThemeClassNames.common.unlistedBanner)}>
        <UnlistedBannerMessage />
      </Admonition>
    </>
  );
}
