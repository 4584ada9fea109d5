import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** Attribute of the elements of parts that were read. */
const READ_ATTRIBUTE = 'data-read';

/** Parses `1,2,6`. Storage can contain anything. */
function parse(stored: string): number[] {
  const numbers = stored.split(',').map(Number);
  return Array.from(new Set(numbers))
    .filter(number => Number.isInteger(number) && number > 0)
    .sort((a, b) => a - b);
}

/** Marks the parts that were read, and lists them for the reader. */
function show(element: HTMLElement, read: readonly number[]): void {
  const segments = Array.from(element.querySelectorAll('[data-parts] > *'));
  const known = read.filter(part => part <= segments.length);
  segments.forEach((segment, index) =>
    segment.toggleAttribute(READ_ATTRIBUTE, known.includes(index + 1)),
  );
  const text = element.querySelector('[data-parts-read]');
  if (text && known.length > 0) {
    const list = document.createElement('span');
    list.className = 'folio-hidden-text';
    list.textContent = `: ${known.join(', ')}`;
    text.replaceChildren(
      translate(
        {
          id: 'folio.Series.read',
          message: '{count} of {total} read',
          description: 'How many parts of a series the reader has read; a list of them may follow',
        },
        {count: known.length, total: segments.length},
      ),
      list,
    );
  }
}

/**
 * Shows which parts of a series the reader has read, and stores that. The part on this page counts as read
 * when the end of its text has come into view. If storage is denied, that lasts as long as the page is open.
 *
 * @param element - its attribute `data-series` contains the name of the series and the number of the part,
 * such as `essentials/3`. Inside it, `data-parts` has a child for each part, which gets `data-read`, and
 * `data-parts-read` says how many parts were read
 * @returns a function that stops this
 */
export function followReadParts(element: HTMLElement): () => void {
  const [series = '', part = ''] = (element.dataset.series ?? '').split('/');
  const slot = createStorageSlot(`folio.read.${series}`);
  const stored = () => slot.get() ?? '';
  const update = () => show(element, parse(stored()));
  const stopListening = slot.listen(update);
  update();

  const observer = new IntersectionObserver(entries => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      observer.disconnect();
      const read = parse(`${stored()},${part}`);
      slot.set(read.join(','));
      show(element, read);
    }
  });
  const end = document.querySelector('.theme-doc-footer');
  if (end) {
    observer.observe(end);
  }
  return () => {
    stopListening();
    observer.disconnect();
  };
}
