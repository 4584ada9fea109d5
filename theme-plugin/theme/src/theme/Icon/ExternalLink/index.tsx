import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** What the arrow after a link to another site says to screen readers. The arrow itself is in base.css. */
export default function IconExternalLink(): ReactNode {
  return (
    <span className="folio-hidden-text">
      {translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
    </span>
  );
}
