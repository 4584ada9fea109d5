import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  buttonLabel,
  MAX_QUERY_LENGTH,
  placeholder,
  readSearchConfig,
} from '../../search/doors/form';
import styles from './notFound.module.css';

/** A search box that leads to the search page, if the site has one. It's a form, so it needs no script of its own. */
export function NotFoundSearch(): ReactNode {
  const {pagePath} = readSearchConfig(useDocusaurusContext().siteConfig.themeConfig);
  const action = useBaseUrl(`/${pagePath || ''}`);
  return (
    pagePath && (
      <form role="search" action={action} className={styles.search}>
        <input
          type="search"
          name="q"
          aria-label={buttonLabel.search()}
          placeholder={placeholder()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
        />
        <button type="submit">{buttonLabel.search()}</button>
      </form>
    )
  );
}
