/**
 * A page's function that translates it the way browsers do, from then on: each text, whenever it appears, is replaced by a
 * `<font>` with another one, here the same in capitals.
 */
export const TRANSLATE = `<script>
  window.translatePage = () => {
    const translate = root => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.parentElement?.closest('font, head, script, style, select, [translate=no]')) {
          const font = document.createElement('font');
          font.textContent = text.data.toUpperCase();
          text.replaceWith(font);
        }
      }
    };
    new MutationObserver(records => {
      records.flatMap(({addedNodes}) => [...addedNodes]).filter(node => node.isConnected).forEach(translate);
    }).observe(document, {childList: true, subtree: true});
    translate(document);
  };
</script>`;
