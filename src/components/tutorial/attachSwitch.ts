import styles from './appBlock.lazy.module.css';
import {loadWholeFile} from './loadWholeFile';

/** Writes code into a block, and its line count for the style sheet, which reserves space for offscreen blocks. */
function write(code: HTMLElement, html: string): void {
  code.innerHTML = html;
  code.style.setProperty('--lines', String((code.textContent ?? '').split('\n').length));
}

/** What to do if the file can't be shown: open it. */
function failure(url: string): (string | Node)[] {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = 'View it as text';
  return ['The file couldn’t load. ', link];
}

/**
 * Replaces a block's link to its whole file with a button that switches between the excerpt and the file. The block is HTML
 * that React doesn't touch.
 *
 * @param block - the element around the code block
 * @param url - of the HTML from `wholeFileHtml`
 * @param name - what the button's label says about the file
 * @returns a function that undoes it
 */
export function attachSwitch(block: HTMLElement, url: string, name: string): () => void {
  const link = block.querySelector<HTMLAnchorElement>(`a.${styles.switch}`);
  const code = block.querySelector<HTMLElement>('pre > code');
  if (!link || !code) {
    return () => {};
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.dataset.menu = '';
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  let excerpt: string | undefined;
  let isLoading = false;

  function setLabel(label: string): void {
    button.textContent = label;
    button.setAttribute('aria-label', `${label} ${name}`);
  }
  function report(isFailure: boolean, ...content: (string | Node)[]): void {
    status.className = isFailure ? (styles.failure ?? '') : 'folio-hidden-text';
    status.replaceChildren(...content);
  }
  function showExcerpt(): void {
    if (code && excerpt !== undefined) {
      write(code, excerpt);
      excerpt = undefined;
      setLabel('Whole file');
      report(false, 'Showing the excerpt.');
    }
  }
  async function showFile(): Promise<void> {
    isLoading = true;
    try {
      const html = await loadWholeFile(url);
      if (code && button.isConnected) {
        excerpt = code.innerHTML;
        write(code, html);
        setLabel('Excerpt');
        report(false, 'Showing the whole file.');
      }
    } catch {
      report(true, ...failure(link?.getAttribute('href') ?? ''));
    } finally {
      isLoading = false;
    }
  }

  setLabel('Whole file');
  report(false);
  button.addEventListener('click', () => {
    if (excerpt !== undefined) {
      showExcerpt();
    } else if (!isLoading) {
      void showFile();
    }
  });
  link.replaceWith(button, status);
  return () => {
    showExcerpt();
    status.remove();
    button.replaceWith(link);
  };
}
