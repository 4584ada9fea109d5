import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ErrorCode} from '../../data/errorCodes';
import {breakable} from '../breakable';
import {withCode} from './withCode';
import styles from './errors.lazy.module.css';

const ADDRESS = /(https:\/\/\S+[\w/])/;

/** A message whose addresses are links, which may wrap after a slash. */
function withLinks(message: string): ReactNode {
  return message.split(ADDRESS).map((part, index) =>
    ADDRESS.test(part) ? (
      <a key={index} href={part}>
        {breakable(part)}
      </a>
    ) : (
      part
    ),
  );
}

/** The full message of an error, the function that throws it, and how to fix the cause. */
export function ErrorExplanation({error}: {readonly error: ErrorCode}): ReactNode {
  const {thrownBy, message, repair, reference, guide} = error;
  return (
    <>
      <p className={styles.message}>
        <code translate="no">{withLinks(message)}</code>
      </p>
      <p>
        Thrown by <code translate="no">{thrownBy}</code>. {withCode(repair)} For details, see{' '}
        <Link to={reference.to}>
          <code translate="no">{reference.label ?? thrownBy}</code>
        </Link>
        {guide && (
          <>
            , and learn <Link to={guide.to}>{guide.label}</Link>
          </>
        )}
        .
      </p>
    </>
  );
}
