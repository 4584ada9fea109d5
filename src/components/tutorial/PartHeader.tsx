import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {appPage, projectZip} from '../../tutorials/downloads/addresses';
import {Progress} from './Progress';
import styles from './partHeader.lazy.module.css';

interface Props {
  /** The part, such as `essentials/3`. */
  readonly app: string;
  /** Title of the series. */
  readonly title: string;
  readonly part: string;
  readonly parts: string;
  /** How long the part takes to work through. */
  readonly minutes: string;
  /** The starter or the part whose app this part starts from, unless it starts from scratch. */
  readonly start?: string;
}

/** The header of a tutorial part, below the page title: its place in the series, its app, and its downloads. */
export function PartHeader(props: Props): ReactNode {
  const {app, title, part, parts, minutes, start} = props;
  const page = useBaseUrl(appPage(app));
  const startZip = useBaseUrl(projectZip(start ?? app));
  const zip = useBaseUrl(projectZip(app));
  const total = Number(parts);
  return (
    <div role="group" aria-label="About this part" className={styles.header} data-search-exclude>
      <p className={styles.place}>
        <span>{total > 1 ? `Part ${part} of ${parts}` : title}</span>{' '}
        <span>{`${minutes} minutes`}</span>
      </p>
      <details className={styles.files} data-popover="">
        <summary>Project files</summary>
        <div className={styles.panel}>
          <ul className={styles.links}>
            <li>
              <a href={page}>Try the finished app</a>
            </li>
            {start && (
              <li>
                <a href={startZip} download>
                  {part === '1' ? 'Download the starter (zip)' : 'Download the start (zip)'}
                </a>
              </li>
            )}
            <li>
              <a href={zip} download>
                Download the finished state (zip)
              </a>
            </li>
          </ul>
          <p className={styles.command}>
            In a clone of this site:{' '}
            <code translate="no">{`npm run example -- ${app} --out my-app`}</code>
          </p>
        </div>
      </details>
      {total > 1 && <Progress app={app} parts={total} />}
    </div>
  );
}
