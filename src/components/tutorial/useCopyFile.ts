import {useRef, useState} from 'react';

type State = 'idle' | 'copied' | 'failed';

/** How long a button confirms that it has copied the file, in ms. */
const DONE_MS = 2000;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answers with status ${response.status}.`);
  }
  return response.text();
}

/** Safari allows writing to the clipboard only during the click, so pass the text as a promise. */
async function copyFrom(url: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await fetchText(url));
    return;
  }
  const blob = fetchText(url).then(text => new Blob([text], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Copies the text at a URL, and reports briefly whether that worked. */
export function useCopyFile(url: string): {state: State; copy: () => void} {
  const [state, setState] = useState<State>('idle');
  const timer = useRef(0);
  const copy = () => {
    window.clearTimeout(timer.current);
    setState('idle');
    copyFrom(url).then(
      () => {
        setState('copied');
        timer.current = window.setTimeout(() => setState('idle'), DONE_MS);
      },
      () => setState('failed'),
    );
  };
  return {state, copy};
}
