import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar/Desktop/CollapseButton';
import {SidebarSwitch} from 'docusaurus-theme-folio/client';

/** Hides the sidebar, if the site allows it. */
export default function CollapseButton({onClick}: Props): ReactNode {
  return (
    <SidebarSwitch
      expanded
      onClick={onClick}
      label={translate({
        id: 'theme.docs.sidebar.collapseButtonAriaLabel',
        message: 'Collapse sidebar',
        description: 'The title attribute for collapse button of doc sidebar',
      })}
    />
  );
}
