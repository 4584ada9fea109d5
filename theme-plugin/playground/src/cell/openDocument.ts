import {MAX_LINES} from '../shared/constants';
import type {FromCell} from '../shared/messages';

/**
 * Prevents what would leave the frame. The cell's policy refuses it anyway, but the browser would put a page with an
 * error in the place of the sample.
 */
function preventLeaving(): void {
  HTMLFormElement.prototype.submit = () => {};
  addEventListener('submit', event => event.preventDefault());
  addEventListener('click', event => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) {
      event.preventDefault();
    }
  });
}

/**
 * Prepares the document for a sample: it can't leave by mistake, and the page learns how high its content is.
 *
 * @param post - called with each new height, up to a limit
 */
export function openDocument(post: (message: FromCell) => void): void {
  preventLeaving();
  let shown = 0;
  let posts = 0;
  const report = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height !== shown && posts < MAX_LINES) {
      shown = height;
      posts += 1;
      post({kind: 'height', height});
    }
  };
  // A browser pauses an observer of sizes while the frame is out of sight.
  new MutationObserver(report).observe(document.documentElement, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  addEventListener('resize', report);
  addEventListener('load', report, true);
}
