import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {errorCodes} from '../../data/errorCodes';
import styles from './errors.lazy.module.css';

/** Lists every error code with its message. It's part of the server-rendered HTML, so it works without JavaScript. */
export default function ErrorTable(): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Message and how to fix it</th>
        </tr>
      </thead>
      <tbody>
        {errorCodes.map(({code, thrownBy, message, repair, reference, guide}) => (
          <tr key={code} id={`error-${code}`}>
            <th scope="row">
              <Link to={`/errors?code=${code}`}>{code}</Link>
            </th>
            <td>
              <code>{message}</code>
              <p>
                Thrown by{' '}
                <Link to={reference.to}>
                  <code>{thrownBy}</code>
                </Link>
                . {repair}
                {guide && (
                  <>
                    {' '}
                    Learn <Link to={guide.to}>{guide.label}</Link>.
                  </>
                )}
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
