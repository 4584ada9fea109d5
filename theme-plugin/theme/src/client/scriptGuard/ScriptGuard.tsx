import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import styles from '../errorPage/errorBox.module.css';
import {guardScript} from './guardScript';

/** Puts the guard's script into the page's HTML. Rendered on the server only. */
export function ScriptGuard(): ReactNode {
  const script = guardScript({
    message: translate({
      id: 'folio.ScriptGuard.message',
      message: 'Search and some other features couldn’t load.',
      description: 'Notice on a page whose scripts failed to load',
    }),
    retry: translate({
      id: 'theme.ErrorPageContent.tryAgain',
      message: 'Retry',
      description: 'Button of the box that says why a page did not load',
    }),
    boxClass: clsx(styles.box, styles.notice),
    buttonClass: styles.retry ?? '',
  });
  return (
    <Head>
      <script>{script}</script>
    </Head>
  );
}
