/** Paths on a 24 × 24 grid, drawn as strokes. */
export const COPY_ICON = 'M9 9h11v11H9zM5 15H4V4h11v1';
const DONE_ICON = 'M4 12.5 10 18 20 6';
export const FILE_ICON = 'M6 3h8l4 4v14H6zM14 3v4h4';
export const MORE_ICON = 'M5 12h.01M12 12h.01M19 12h.01';
export const WRAP_ICON = 'M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4m0 0 2.5-2.5M13 19l2.5 2.5M4 19h5';

export const LINK_ICON =
  'M9.5 14.5a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.2 1.2M14.5 9.5a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.2-1.2';

/** How long a button shows that its action succeeded. */
const DONE_MS = 2000;

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an icon in the text color. It's hidden from screen readers, because the button has a label. */
export function createIcon(outline: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', outline);
  svg.append(path);
  return svg;
}

/** Shows for a moment that a button's action succeeded: after a second click, for as long as after the first. */
export function showDone(button: Element, icon: string): void {
  const done = createIcon(DONE_ICON);
  button.replaceChildren(done);
  window.setTimeout(() => {
    if (done.isConnected) {
      button.replaceChildren(createIcon(icon));
    }
  }, DONE_MS);
}
