import {translate} from '@docusaurus/Translate';

/** The name of a table of contents. */
export const onThisPage = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
