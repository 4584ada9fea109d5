import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import {useNavbarItems} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** The navbar's items, stacked. */
export default function NavbarMobilePrimaryMenu(): ReactNode {
  return (
    <ul className={clsx('menu__list', styles.menu)}>
      {useNavbarItems().map((item, index) => (
        <NavbarItem mobile {...item} key={index} />
      ))}
    </ul>
  );
}
