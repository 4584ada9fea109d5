import {useDeferredValue, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useNavbarItems, useNavbarSecondaryMenu} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** The page's own menu in the drawer. In the docs, that's the sidebar. */
export default function NavbarMobileSecondaryMenu(): ReactNode {
  const {content, hide} = useNavbarSecondaryMenu();
  const hasMainMenu = useNavbarItems().length > 0;
  // Sidebars can be long, so the drawer is painted before its content is rendered.
  const deferred = useDeferredValue<ReactNode>(content, null);
  return (
    <>
      {hasMainMenu && (
        <button type="button" className={styles.back} onClick={hide}>
          <Translate
            id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
            description="The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)">
            ← Back to main menu
          </Translate>
        </button>
      )}
      {deferred}
    </>
  );
}
