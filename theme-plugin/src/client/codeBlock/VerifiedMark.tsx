import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {FolioThemeConfig} from '../../shared/FolioThemeConfig';
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
  const {folio} = useThemeConfig() as {readonly folio?: FolioThemeConfig};
  const label = verificationLabel(verified);
  if (!label) {
    return null;
  }
  const mark = {className: styles.mark, title: label, 'aria-label': label};
  return (
    <span className={className}>
      {folio?.verifiedUrl ? (
        <a href={folio.verifiedUrl} {...mark} />
      ) : (
        <span role="img" {...mark} />
      )}
    </span>
  );
}
