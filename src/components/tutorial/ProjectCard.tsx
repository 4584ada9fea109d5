import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {projectZip} from '../../tutorials/downloads/addresses';
import {Callout} from './Callout';
import styles from './callout.lazy.module.css';

interface Props {
  /** A guide's project, such as `guides/nextjs`. */
  readonly app: string;
  /** How many files it has. */
  readonly count: string;
  /** Name of the script that starts the project, if it has one. */
  readonly script?: string;
}

/** A guide's entire project: its download, and how to run it. */
export function ProjectCard({app, count, script}: Props): ReactNode {
  return (
    <Callout
      kind="project"
      title="The complete project"
      action={
        <a href={useBaseUrl(projectZip(app))} download className={styles.download}>
          {`Download ${count} files (zip)`}
        </a>
      }>
      <p data-search-exclude>
        After <code translate="no">npm install</code>, run its tests with{' '}
        <code translate="no">npm test</code>
        {script && (
          <>
            , and start it with <code translate="no">{`npm run ${script}`}</code>. In a clone of
            this site,{' '}
            <code translate="no" className={styles.command}>{`npm run example -- ${app}`}</code>{' '}
            starts it
          </>
        )}
        .
      </p>
    </Callout>
  );
}
