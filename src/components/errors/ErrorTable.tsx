import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {errorCodes} from '../../data/errorCodes';
import {entryId} from './entryId';
import {withCode} from './withCode';
import styles from './errors.lazy.module.css';

/**
 * An overview of every error code, with links to the entries below. It isn't indexed for search, because the entries'
 * headings contain the same words.
 */
export function ErrorTable(): ReactNode {
  return (
    <table className={styles.table} data-search-exclude="">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Error</th>
          <th scope="col">Thrown by</th>
        </tr>
      </thead>
      <tbody>
        {errorCodes.map(({code, title, thrownBy}) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>
              <Link to={`#${entryId(code)}`}>{withCode(title)}</Link>
            </td>
            <td>
              <code translate="no">{thrownBy}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
