import {translate} from '@docusaurus/Translate';

/** What screen readers announce once a link was copied. */
export const linkCopied = () =>
  translate({
    id: 'folio.linkCopied',
    message: 'Link copied',
    description: 'What a screen reader says once the link of a heading or of code was copied',
  });
