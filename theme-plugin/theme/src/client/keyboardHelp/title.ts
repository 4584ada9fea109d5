import {translate} from '@docusaurus/Translate';

/** Apart from the other labels, which come with the dialog, because a message that the dialog didn't load names it. */
export const title = () =>
  translate({
    id: 'folio.KeyboardHelp.title',
    message: 'Keyboard shortcuts',
    description: 'The title of the dialog that lists the keyboard shortcuts',
  });
