import {useId, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {appPage} from '../../tutorials/downloads/addresses';
import styles from './callout.lazy.module.css';

/** A part's finished app, in a frame that loads on demand. Without JavaScript, it's a link. */
export function AppFrame({app}: {readonly app: string}): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const url = useBaseUrl(appPage(app));
  const id = useId();
  const label = 'Show the finished app';
  if (!useIsBrowser()) {
    return (
      <div className={styles.toggle} data-search-exclude>
        <a href={url}>{label}</a>
      </div>
    );
  }
  return (
    <div className={styles.toggle}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setIsShown(!isShown)}>
        {label}
      </button>
      {isShown && (
        <div id={id}>
          <iframe src={url} title={`The finished app of ${app}`} className={styles.frame} />
          <a href={url}>Open it on its own page</a>
        </div>
      )}
    </div>
  );
}
