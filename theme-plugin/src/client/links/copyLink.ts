import {translate} from '@docusaurus/Translate';
import {announce} from '../common/announce';

/** Copies an address and tells screen readers. Without a clipboard, nothing happens. */
export function copyLink(address: string, onCopied: () => void): void {
  navigator.clipboard?.writeText(address).then(
    () => {
      onCopied();
      announce(
        translate({
          id: 'folio.linkCopied',
          message: 'Link copied',
          description: 'What a screen reader says once the link of a heading or of code was copied',
        }),
      );
    },
    () => {},
  );
}
