import type {ReactNode} from 'react';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import {Region} from '../errorPage/Region';

/** The open drawer with its two menus, which is loaded when a reader is about to open it. */
export function Drawer(): ReactNode {
  return (
    <NavbarMobileSidebarLayout
      header={<NavbarMobileSidebarHeader />}
      primaryMenu={
        <Region>
          <NavbarMobileSidebarPrimaryMenu />
        </Region>
      }
      secondaryMenu={
        <Region>
          <NavbarMobileSidebarSecondaryMenu />
        </Region>
      }
    />
  );
}
