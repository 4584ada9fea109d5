import {useId, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {appPage} from '../../tutorials/downloads/addresses';
import styles from './callout.lazy.module.css';

interface Props {
  readonly app: string;
  /** A picture of the app. */
  readonly children: ReactNode;
}

/**
 * A part's finished app: a picture, which the running app covers when readers ask for it. It doesn't run by itself, because it
 * would cost phones 75 to 130 KB and as much script as half of the page, and put its controls between keyboard users and
 * the text. Without JavaScript, it's a link.
 */
export function AppFrame({app, children}: Props): ReactNode {
  const [isRunning, setIsRunning] = useState(false);
  const isBrowser = useIsBrowser();
  const url = useBaseUrl(appPage(app));
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.app}>
      <p className={styles.bar} data-search-exclude>
        <span id={id}>The finished app</span>
        <a href={url}>Open on its own page</a>
        {/* Its place is reserved, so nothing moves once it works. */}
        <button
          type="button"
          className={styles.run}
          disabled={!isBrowser}
          aria-pressed={isRunning}
          onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? 'Stop' : 'Run'}
        </button>
      </p>
      <div className={styles.stage}>
        {children}
        {isRunning && <iframe src={url} title={`The finished app of ${app}`} />}
      </div>
    </div>
  );
}
