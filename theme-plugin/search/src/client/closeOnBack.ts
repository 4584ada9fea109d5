/**
 * Closes what's open over the page when the reader presses Back or Forward, and stays on the page. Browsers that can't
 * stay there, and those that would have to load another page, leave it.
 *
 * It isn't the router's `history.block`, which returns to the page by the keys of the history's entries: links within a
 * page make entries without a key, and a reload forgets them, so the address would be another page's.
 *
 * @param isOpen - whether there's anything to close
 * @returns a function that stops this
 */
export function closeOnBack(close: () => void, isOpen = () => true): () => void {
  const listening = new AbortController();
  window.navigation?.addEventListener(
    'navigate',
    event => {
      if (event.navigationType === 'traverse' && event.cancelable && isOpen()) {
        event.preventDefault();
        close();
      }
    },
    listening,
  );
  window.addEventListener('popstate', close, listening);
  return () => listening.abort();
}
