import type {ReactNode} from 'react';
import {useFolioConfig} from '../common/useFolioConfig';
import {verificationLabel} from './verificationLabel';
import styles from './VerifiedMark.module.css';

interface Props {
  /** The property `data-verified` of the block: `types`, `run` or `excerpt`. */
  readonly verified: string | undefined;
  readonly className?: string;
}

/**
 * The mark of a block whose code is proven: a check, with a tooltip that says how. Where the site has a page
 * about it, the mark is a link to that page.
 */
export function VerifiedMark({verified, className}: Props): ReactNode {
  const {verifiedUrl} = useFolioConfig();
  const label = verificationLabel(verified);
  if (!label) {
    return null;
  }
  const mark = {className: styles.mark, title: label, 'aria-label': label};
  return (
    <span className={className}>
      {verifiedUrl ? <a href={verifiedUrl} {...mark} /> : <span role="img" {...mark} />}
    </span>
  );
}
