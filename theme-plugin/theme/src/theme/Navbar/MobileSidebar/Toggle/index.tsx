import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {loadDrawer} from '@folio/client/drawer/loadDrawer';
import {MenuIcon} from '@folio/client/navbar/NavbarIcons';
import {DRAWER_ID} from '@folio/shared/constants';
import {useNavbarMobileSidebar} from '@folio/client/themeCommonInternal';
import styles from './styles.module.css';

/** Loads the drawer before the click. If that fails, the click tries again and shows the failure. */
const preload = () => void loadDrawer().catch(() => {});

/** The button that opens the drawer. */
export default function NavbarMobileSidebarToggle(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(shown);

  // A dialog returns the focus to the element that had it, but Safari doesn't focus a button on click.
  useEffect(() => {
    if (wasShown.current && !shown && document.activeElement === document.body) {
      button.current?.focus({preventScroll: true});
    }
    wasShown.current = shown;
  }, [shown]);

  return (
    <button
      ref={button}
      type="button"
      className={clsx('navbar__toggle', 'folio-icon-button', styles.toggle)}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'The ARIA label for hamburger menu button of mobile navigation',
      })}
      aria-haspopup="dialog"
      aria-expanded={shown}
      aria-controls={shown ? DRAWER_ID : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={toggle}>
      <MenuIcon />
    </button>
  );
}
