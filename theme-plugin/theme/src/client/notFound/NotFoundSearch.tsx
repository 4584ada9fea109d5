import type {ReactNode} from 'react';
import {
  buttonLabel,
  MAX_QUERY_LENGTH,
  pagePlaceholder,
  useSearchPageUrl,
} from 'docusaurus-theme-folio-search/form';
import styles from './notFound.module.css';

/** A search box that leads to the search page, if the site has one. It's a form, so it needs no script of its own. */
export function NotFoundSearch(): ReactNode {
  const action = useSearchPageUrl();
  return (
    action && (
      <form role="search" action={action} className={styles.search}>
        <input
          type="search"
          name="q"
          aria-label={buttonLabel.search()}
          placeholder={pagePlaceholder()}
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
