import {useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {markdownPath} from 'docusaurus-plugin-folio-pages/shared/markdownPath';
import {StrokeIcon} from 'docusaurus-theme-folio-search/client/StrokeIcon';
import {prefersSaveData} from 'docusaurus-theme-folio-search/client/prefersSaveData';
import {useFolioConfig} from '../common/useFolioConfig';
import {useLazyModal} from 'docusaurus-theme-folio-search/client/useLazyModal';
import {offerRetry} from 'docusaurus-plugin-folio-pages/shared/loadFailure/offerRetry';
import styles from './PageMenu.module.css';

const load = () => import(/* webpackChunkName: "intent-page-menu" */ './pageActions');

const loadLinks = () => load().then(({PageLinks}) => PageLinks);

function preload(): void {
  load().catch(() => {
    // The click tries again, and reports the failure.
  });
}

/**
 * Two buttons below the table of contents, if `themeConfig.folio.pageMenu` is set. One copies the page as
 * Markdown, and the other shows links to its source and to assistants. Their code is loaded on intent.
 */
export function PageMenu(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pageMenu} = useFolioConfig();
  const {permalink, editUrl} = useDoc().metadata;
  const root = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<string>();
  const openLabel = translate({
    id: 'folio.PageMenu.open',
    message: 'Open in…',
    description: 'The button that shows links to the source of a page and to assistants',
  });
  const copyLabel = translate({
    id: 'folio.PageMenu.copy',
    message: 'Copy page',
    description: 'The button that copies a page as Markdown',
  });
  const {phase, Modal: Links, open, close} = useLazyModal(loadLinks, openLabel);
  const listId = useId();
  const address = markdownPath(permalink, baseUrl);

  function copy(): void {
    load().then(
      ({copyPage}) => copyPage(address, setNote),
      (error: unknown) => offerRetry(copyLabel, error, copy),
    );
  }

  if (!pageMenu) {
    return null;
  }
  return (
    <div
      ref={root}
      className={styles.menu}
      onPointerEnter={() => prefersSaveData() || preload()}
      onFocus={preload}>
      <button type="button" className={styles.button} onClick={copy}>
        <StrokeIcon width="16" height="16">
          <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
          <path d="M5 15.5a1 1 0 0 1-.5-1V6A1.5 1.5 0 0 1 6 4.5h8.5a1 1 0 0 1 1 .5" />
        </StrokeIcon>
        <span>{note ?? copyLabel}</span>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-expanded={phase !== 'closed'}
        aria-controls={Links && listId}
        onClick={phase === 'closed' ? open : close}>
        <StrokeIcon width="16" height="16">
          <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />
        </StrokeIcon>
        {openLabel}
      </button>
      {Links && (
        <Links
          id={listId}
          root={root}
          address={address}
          editUrl={editUrl}
          assistants={pageMenu.assistants}
          onClose={close}
        />
      )}
    </div>
  );
}
