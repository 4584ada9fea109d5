import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DraftBannerMessage, DraftBannerTitle, ThemeClassNames} from '@docusaurus/theme-common';
import Admonition from '@theme/Admonition';
import type {Props} from '@theme/ContentVisibility/Draft';

/** Tells the author that the page is not published. */
export default function Draft({className}: Props): ReactNode {
  return (
    <Admonition
      type="warning"
      title={<DraftBannerTitle />}
      className={clsx(className, ThemeClassNames.common.draftBanner)}>
      <DraftBannerMessage />
    </Admonition>
  );
}
