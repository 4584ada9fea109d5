import {useEffect, useRef, type ComponentProps} from 'react';
import {DRAWER_ID} from '../../shared/constants';
import {useNavbarMobileSidebar} from '../themeCommonInternal';
import {loadDrawer} from './loadDrawer';

/** Loads the drawer before the click. If that fails, the click tries again and shows the failure. */
const preload = () => void loadDrawer().catch(() => {});

/** The props of a button that opens the drawer. */
export function useDrawerToggle(): ComponentProps<'button'> {
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

  return {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': shown,
    'aria-controls': shown ? DRAWER_ID : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: toggle,
  };
}
