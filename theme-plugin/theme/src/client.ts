/**
 * What the theme's components import, wherever they're ejected to. Bundlers take only what a component uses, because the
 * package's `sideEffects` leave this file out.
 */
export {StrokeIcon} from 'docusaurus-theme-folio-search/client/StrokeIcon';
export {useAnnouncementBar} from './client/announcement/useAnnouncementBar';
export {Chevron} from './client/common/Chevron';
export {DeferHydration} from './client/common/DeferHydration';
export {
  breakIdentifiers,
  breakLong,
  isCode,
  keepCode,
  translateOf,
} from './client/common/codeInText';
export {nodeText} from './client/common/nodeText';
export {revealInside} from './client/common/revealInside';
export {useReportUrl} from './client/common/useFolioConfig';
export {useMatchMedia} from './client/common/useMatchMedia';
export {sectionOf} from './client/docs/sectionOf';
export {usePageAhead} from './client/docs/usePageAhead';
export {useDrawerDialog} from './client/drawer/useDrawerDialog';
export {useDrawerToggle} from './client/drawer/useDrawerToggle';
export {Region} from './client/errorPage/Region';
export {TryAgain} from './client/errorPage/TryAgain';
export {useResetOnNavigation} from './client/errorPage/useResetOnNavigation';
export {useAriaCurrent} from './client/links/useAriaCurrent';
export {DropdownLabel} from './client/navbar/DropdownLabel';
export {useCurrentDoc} from './client/navbar/useCurrentDoc';
export {useDisclosure} from './client/navbar/useDisclosure';
export {useHasCurrentItem} from './client/navbar/useHasCurrentItem';
export {useNavbarItems} from './client/navbar/useNavbarItems';
export {PageMenu} from './client/pageMenu/PageMenu';
export {CategoryCollapseButton} from './client/sidebar/CategoryCollapseButton';
export {Collapsible} from './client/sidebar/Collapsible';
export {SidebarLink} from './client/sidebar/SidebarLink';
export {SidebarSwitch} from './client/sidebar/SidebarSwitch';
export {useSidebarGroup} from './client/sidebar/useSidebarGroup';
export {useSidebarScroll} from './client/sidebar/useSidebarScroll';
export {
  isSamePath,
  useAlternatePageUtils,
  useDocCardDescriptionCategoryItemsPlural,
  useHomePageRoute,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from './client/themeCommonInternal';
export {buildTocTree} from './client/toc/buildTocTree';
export {onThisPage, useContentsLevels, useCurrentHeading} from './client/toc/useContents';
export {mainDocPath, versionItems} from './client/versions/versionItems';
export {CONTENTS_ABOVE, MOBILE_LAYOUT} from './shared/breakpoints';
