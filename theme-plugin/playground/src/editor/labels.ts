import {translate} from '@docusaurus/Translate';

export const resetLabel = () =>
  translate({
    id: 'folio.Playground.reset',
    message: 'Reset',
    description: 'The button that restores the original text of an edited code sample',
  });

export const shareLabel = () =>
  translate({
    id: 'folio.Playground.share',
    message: 'Share',
    description: 'The button that copies the address of an edited code sample',
  });

export const closeLabel = () =>
  translate({
    id: 'theme.AnnouncementBar.closeButtonAriaLabel',
    message: 'Close',
    description: 'The button that closes the editor of a code sample',
  });

export const editorLabel = (file: string) =>
  translate(
    {
      id: 'folio.Playground.editor',
      message: 'Editor for {file}. Tab indents, and Escape exits the text.',
      description: 'What a screen reader calls the text that can be edited',
    },
    {file},
  );

export const groupLabel = () =>
  translate({
    id: 'folio.Playground.group',
    message: 'Editor with output',
    description: 'What a screen reader calls the editor of a code sample as a whole',
  });

export const filesLabel = () =>
  translate({
    id: 'folio.Playground.files',
    message: 'Files',
    description: 'What a screen reader calls the tabs with the files of a code sample',
  });

export const outputLabel = () =>
  translate({
    id: 'folio.Playground.output',
    message: 'Output',
    description: 'What a screen reader calls the output of a code sample',
  });

export const previewLabel = () =>
  translate({
    id: 'folio.Playground.preview',
    message: 'Preview',
    description: 'What a screen reader calls the frame that shows what a code sample renders',
  });

export const hint = () =>
  translate({
    id: 'folio.Playground.hint',
    message: 'Tab indents, and Escape exits the text.',
    description: 'How to use the editor of a code sample by keyboard',
  });

export const runningText = () =>
  translate({
    id: 'folio.Playground.running',
    message: 'Running…',
    description: 'What the output of a code sample says until it has run',
  });

export const failedText = () =>
  translate({
    id: 'folio.Playground.failed',
    message: 'The code couldn’t start. Try again, or reload the page.',
    description: 'What the output says if a code sample cannot be started',
  });

export const tooLongText = () =>
  translate({
    id: 'folio.Playground.tooLong',
    message:
      'Your code is too long for a link (over 8 KiB), so you can’t share it, and you’ll lose it if you reload the page.',
    description: 'What the editor says about an edit that does not fit into an address',
  });

export const damagedText = () =>
  translate({
    id: 'folio.Playground.damaged',
    message: 'This link is incomplete, so you’re seeing the original code.',
    description: 'What the editor says if the edit in the address cannot be read',
  });

export const sharedText = () =>
  translate({
    id: 'theme.CodeBlock.copied',
    message: 'Link copied.',
    description: 'What the editor says once the address was copied',
  });

export const inAddressText = () =>
  translate({
    id: 'folio.Playground.inAddress',
    message: 'The link to your code is in the address bar.',
    description: 'What the editor says if the browser does not allow copying the address',
  });
