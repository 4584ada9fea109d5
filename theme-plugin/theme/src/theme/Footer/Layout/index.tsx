import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Footer/Layout';
import styles from './styles.module.css';

/** The footer's frame, with the logo and the copyright below the links. */
export default function FooterLayout({style, links, logo, copyright}: Props): ReactNode {
  return (
    <footer
      className={clsx(
        'theme-layout-footer',
        'footer',
        styles.footer,
        style === 'dark' && ['footer--dark', styles.dark],
      )}>
      <div className={styles.inner}>
        {links}
        {logo || copyright ? (
          <div className={clsx('footer__bottom', styles.bottom)}>
            {logo}
            {copyright}
          </div>
        ) : null}
      </div>
    </footer>
  );
}
