import {useEffect, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Assistant} from '../../shared/FolioThemeConfig';
import {closeOnBack} from 'docusaurus-theme-folio-search/client/closeOnBack';
import {watchDismissal} from '../common/watchDismissal';
import styles from './PageLinks.module.css';

/**
 * Converts GitHub's address for editing a file, `…/edit/main/a.md`, to the one that shows it,
 * `…/blob/main/a.md`.
 *
 * @returns undefined for any other address
 */
export function sourceUrl(editUrl: string | null | undefined): string | undefined {
  const match = /^(https:\/\/github\.com\/[^/]+\/[^/]+\/)(?:edit|tree|blob)\//.exec(editUrl ?? '');
  return match ? editUrl?.replace(match[0], `${match[1]}blob/`) : undefined;
}

export interface PageLinksProps {
  readonly id: string;
  /** The element that contains the buttons and this list. */
  readonly root: RefObject<HTMLElement | null>;
  /** Path of the page's Markdown. */
  readonly address: string;
  readonly editUrl: string | null | undefined;
  readonly assistants: readonly Assistant[];
  readonly onClose: () => void;
}

/** Links to the page's source and to assistants that can read the page. */
export function PageLinks(props: PageLinksProps): ReactNode {
  const {id, root, address, editUrl, assistants, onClose} = props;
  const {url: origin} = useDocusaurusContext().siteConfig;
  const source = sourceUrl(editUrl);
  useEffect(() => {
    const button = root.current?.querySelector<HTMLElement>('[aria-expanded]');
    return watchDismissal(root.current, button, onClose, ['pointerdown', 'focusin']);
  }, [root, onClose]);
  useEffect(() => closeOnBack(onClose), [onClose]);
  return (
    <ul id={id} className={styles.list} onClick={onClose}>
      <li>
        <a href={address}>
          <Translate
            id="folio.PageMenu.markdown"
            description="Link to an article in Markdown, in the menu above the article">
            View as Markdown
          </Translate>
        </a>
      </li>
      {source && (
        <li>
          <a href={source}>
            <Translate
              id="folio.PageMenu.source"
              description="Link to the source of an article, in the menu above the article">
              View source on GitHub
            </Translate>
          </a>
        </li>
      )}
      {editUrl && (
        <li>
          <a href={editUrl}>
            <Translate
              id="theme.common.editThisPage"
              description="The link label to edit the current page">
              Edit this page
            </Translate>
          </a>
        </li>
      )}
      {assistants.map(({label, url}) => (
        <li key={label}>
          <a href={url.replaceAll('{url}', encodeURIComponent(origin + address))}>
            <Translate
              id="folio.PageMenu.assistant"
              description="Link that opens an article in an AI assistant, in the menu above the article"
              values={{name: label}}>
              {'Open in {name}'}
            </Translate>
          </a>
        </li>
      ))}
    </ul>
  );
}
