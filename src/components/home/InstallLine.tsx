import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './installLine.lazy.module.css';

const COMMAND = 'npm install @reduxjs/toolkit react-redux';

/** How long the button confirms that it has copied the command, in ms. */
const DONE_MS = 2000;

/** The command that installs Redux, with a copy button. */
export function InstallLine(): ReactNode {
  const [note, setNote] = useState<'copied' | 'failed'>();
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setNote(undefined), DONE_MS);
    return () => window.clearTimeout(timer);
  }, [note]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(COMMAND);
      setNote('copied');
    } catch {
      // If the clipboard isn't available, select the command so the reader can copy it.
      window.getSelection()?.selectAllChildren(code.current ?? document.body);
      setNote('failed');
    }
  };

  return (
    <p className={styles.install}>
      <code translate="no" ref={code}>
        {COMMAND}
      </code>
      <button type="button" className={styles.copy} aria-label="Copy the command" onClick={copy}>
        <svg
          viewBox="0 0 24 24"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true">
          {note === 'copied' ? (
            <path d="m5 12.5 4.5 4.5L19 7.5" />
          ) : (
            <path d="M9 9h11v11H9zM15 5H4v11" />
          )}
        </svg>
      </button>
      <span role="status" className={note === 'failed' ? undefined : 'folio-hidden-text'}>
        {note && (note === 'copied' ? 'Copied' : 'Selected, ready to copy')}
      </span>
    </p>
  );
}
