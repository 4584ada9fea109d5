/** Makes the media query for the mobile layout match until `widen` is called. */
export function narrowViewport(): {readonly widen: () => void} {
  const original = window.matchMedia;
  const lists: MediaQueryList[] = [];
  let isNarrow = true;
  window.matchMedia = media => {
    const list = original(media);
    Object.defineProperty(list, 'matches', {get: () => isNarrow && media.includes('max-width')});
    lists.push(list);
    return list;
  };
  return {
    widen: () => {
      isNarrow = false;
      lists.forEach(list => list.dispatchEvent(new Event('change')));
    },
  };
}
