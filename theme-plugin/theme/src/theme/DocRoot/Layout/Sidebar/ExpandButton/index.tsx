import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import {SidebarSwitch} from 'docusaurus-theme-folio/client';

/** Shows the hidden sidebar again. */
export default function DocRootLayoutSidebarExpandButton({toggleSidebar}: Props): ReactNode {
  return (
    <SidebarSwitch
      expanded={false}
      onClick={toggleSidebar}
      label={translate({
        id: 'theme.docs.sidebar.expandButtonAriaLabel',
        message: 'Expand sidebar',
        description: 'The ARIA label and title attribute for expand button of doc sidebar',
      })}
    />
  );
}
