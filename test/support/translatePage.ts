import type {Page} from '@playwright/test';

/**
 * Translates a page the way browsers do, from now on: each text node, whenever it appears, is replaced by a `<font>` with
 * another text, here the same in capitals. What has `translate="no"` stays.
 */
export const translatePage = (page: Page): Promise<void> => page.evaluate(startTranslating);

/** Like `translatePage`, but from the first text on. To be called before the page is opened. */
export const translateEarly = (page: Page): Promise<unknown> =>
  page.addInitScript(startTranslating);

function startTranslating(): void {
  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) {
        texts.push(walker.currentNode);
      }
    }
    for (const text of texts) {
      if (!text.parentElement?.closest('font, head, script, style, select, [translate=no]')) {
        const font = document.createElement('font');
        font.textContent = text.data.toUpperCase();
        text.replaceWith(font);
      }
    }
  }
  new MutationObserver(records =>
    records.forEach(({addedNodes}) =>
      addedNodes.forEach(node => {
        if (node.isConnected) {
          translate(node);
        }
      }),
    ),
  ).observe(document, {childList: true, subtree: true});
  translate(document);
}
