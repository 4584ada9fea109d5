import {memo, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Desktop';
import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
import Content from '@theme/DocSidebar/Desktop/Content';

/**
 * The sidebar beside the text. When it's hidden it's unmounted, but its open categories and its scroll position
 * are remembered.
 */
function DocSidebarDesktop({path, sidebar, onCollapse, isHidden}: Props): ReactNode {
  const {hideable} = useThemeConfig().docs.sidebar;
  if (isHidden) {
    return null;
  }
  return (
    <>
      <Content path={path} sidebar={sidebar} />
      {hideable && <CollapseButton onClick={onCollapse} />}
    </>
  );
}

export default memo(DocSidebarDesktop);
