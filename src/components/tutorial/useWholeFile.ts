import {useRef, useState, type RefObject} from 'react';

interface Message {
  readonly text: string;
  readonly isFailure: boolean;
}

const NOTHING: Message = {text: '', isFailure: false};

const files = new Map<string, string>();

/**
 * Returns the HTML of a file's code with its marks. Each file is fetched only once.
 *
 * @throws {Error} if it can't be fetched; the next call tries again
 */
async function loadWholeFile(url: string): Promise<string> {
  const known = files.get(url);
  if (known !== undefined) {
    return known;
  }
  const response = await fetch(url);
  const {html} = (await response.json()) as {html?: unknown};
  if (!response.ok || typeof html !== 'string') {
    throw new Error(`${url} holds no file.`);
  }
  files.set(url, html);
  return html;
}

/** Writes code into a block, and its line count for the style sheet, which reserves space for offscreen blocks. */
function write(code: HTMLElement, html: string): void {
  code.innerHTML = html;
  code.style.setProperty('--lines', String((code.textContent ?? '').split('\n').length));
}

/**
 * Switches between an excerpt and its whole file. To React, a block's code is a single opaque node, so it's replaced
 * directly in the DOM.
 *
 * @param block - the element around the code block
 * @param url - of the HTML from `wholeFileHtml`
 */
export function useWholeFile(block: RefObject<HTMLElement | null>, url: string) {
  const [isWhole, setIsWhole] = useState(false);
  const [message, setMessage] = useState(NOTHING);
  const excerpt = useRef('');
  const isLoading = useRef(false);

  async function toggle(): Promise<void> {
    const code = block.current?.querySelector<HTMLElement>('pre > code');
    if (!code || isLoading.current) {
      return;
    }
    if (isWhole) {
      write(code, excerpt.current);
      setIsWhole(false);
      setMessage({text: 'The excerpt is shown.', isFailure: false});
      return;
    }
    isLoading.current = true;
    try {
      const html = await loadWholeFile(url);
      excerpt.current = code.innerHTML;
      write(code, html);
      setIsWhole(true);
      setMessage({text: 'The whole file is shown.', isFailure: false});
    } catch {
      setMessage({text: 'The file did not load.', isFailure: true});
    } finally {
      isLoading.current = false;
    }
  }

  return {isWhole, message, toggle: () => void toggle()};
}
