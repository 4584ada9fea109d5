import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import {hasSiteChanged} from 'docusaurus-plugin-folio-pages/shared/chunkError';
import box from '../../client/errorPage/errorBox.module.css';
import styles from './styles.module.css';

/**
 * Replaces a page whose code is still loading or failed to load, with a spinner or with a red box that contains
 * the error and a Retry button.
 */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  const tryAgain = async () => ((await hasSiteChanged(error)) ? window.location.reload() : retry());
  if (error) {
    return (
      <div className={box.box} role="alert">
        <p className={styles.message}>{String(error)}</p>
        <button type="button" className={box.retry} onClick={() => void tryAgain()}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="Button of the box that says why a page did not load">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  // A page that loads quickly shows no spinner, because it would only flicker.
  if (!pastDelay) {
    return null;
  }
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="folio-hidden-text">
        {translate({
          id: 'folio.Loading.label',
          message: 'Loading…',
          description: 'What a screen reader says while a page loads',
        })}
      </span>
    </div>
  );
}
