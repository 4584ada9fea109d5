import type {ReactNode} from 'react';
import clsx from 'clsx';
import Logo from '@theme/Logo';
import styles from './styles.module.css';

/** The site's logo and title, which link to the home page. */
export default function NavbarLogo(): ReactNode {
  return (
    <Logo
      className={clsx('navbar__brand', styles.brand)}
      imageClassName={clsx('navbar__logo', styles.logo)}
      titleClassName={clsx('navbar__title', styles.title)}
    />
  );
}
