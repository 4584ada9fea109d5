import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useFolioConfig} from '../common/useFolioConfig';
import {verificationLabel} from './verificationLabel';
import styles from './VerifiedMark.module.css';

interface Props {
  /** The block's `data-verified` prop: `types`, `run`, or `excerpt`. */
  readonly verified: string | undefined;
  readonly className?: string;
}

/**
 * The word "Tested" on a block whose code is checked. It opens a note that says how, with a link to the site's
 * page about it, if there is one.
 */
export function VerifiedMark({verified, className}: Props): ReactNode {
  const {verifiedUrl} = useFolioConfig();
  const label = verificationLabel(verified);
  if (!label) {
    return null;
  }
  return (
    <details className={className} data-popover="" data-search-exclude="">
      <summary className={styles.summary}>
        <Translate
          id="folio.CodeBlock.tested"
          description="Button of a code block whose code is proven: it opens a note that says how">
          Tested
        </Translate>
      </summary>
      <p className={styles.note}>
        {label}
        {verifiedUrl && (
          <Link to={verifiedUrl}>
            <Translate
              id="folio.CodeBlock.howTested"
              description="Link to the page that tells how the code of a site is tested">
              How the code is tested
            </Translate>
          </Link>
        )}
      </p>
    </details>
  );
}
