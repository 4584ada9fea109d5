import {translate} from '@docusaurus/Translate';
import {announce} from 'docusaurus-plugin-folio-pages/shared/announce';
import {copyText} from 'docusaurus-plugin-folio-pages/shared/copyText';

/** Copies an address and tells screen readers. */
export function copyLink(
  address: string,
  onCopied: () => void,
  onRefused: () => void = () => {},
): void {
  copyText(address).then(() => {
    onCopied();
    announce(
      translate({
        id: 'theme.CodeBlock.copied',
        message: 'Link copied',
        description: 'What a screen reader says once the link of a heading or of code was copied',
      }),
    );
  }, onRefused);
}
