import {useId, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useIsApple} from 'docusaurus-theme-folio-search/client/useIsApple';
import {useModalDialog} from 'docusaurus-theme-folio-search/client/useModalDialog';
import * as label from './labels';
import {title} from './title';
import styles from './KeyboardHelpDialog.module.css';

interface Shortcut {
  /** Ways to do it, each a combination of keys that are pressed together. */
  readonly ways: readonly (readonly string[])[];
  readonly action: string;
}

/** The theme's shortcuts, in the order in which a reader meets them. */
function shortcuts(isApple: boolean): readonly Shortcut[] {
  const command = isApple ? '⌘' : 'Ctrl';
  return [
    {ways: [['/'], [command, 'K']], action: label.openSearch()},
    {ways: [['↑'], ['↓']], action: label.chooseResult()},
    {ways: [['↵']], action: label.openResult()},
    {ways: [[command, '↵']], action: label.openInTab()},
    {ways: [['←'], ['→'], ['Home'], ['End']], action: label.chooseTab()},
    {
      ways: [
        ['Shift', '↑'],
        ['Shift', '↓'],
      ],
      action: label.selectLines(),
    },
    {ways: [['↵']], action: label.linkLines()},
    {ways: [['Esc']], action: label.close()},
    {ways: [['?']], action: label.help()},
  ];
}

/** The dialog that lists the keyboard shortcuts, modal while its component is mounted. */
export function KeyboardHelpDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isApple = useIsApple();

  useModalDialog(dialog);

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={event => {
        if (event.key === '?') {
          // Otherwise, the page would handle the key and open the list again.
          event.preventDefault();
          onClose();
        }
      }}
      onClick={event => {
        if (event.target === event.currentTarget) {
          onClose();
        }
      }}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title()}
          </h2>
          <button type="button" className={styles.close} onClick={onClose}>
            {label.closeButton()}
          </button>
        </div>
        <dl className={styles.list}>
          {shortcuts(isApple).map(({ways, action}) => (
            <div key={action} className={styles.row}>
              <dt>{action}</dt>
              <dd className={styles.keys}>
                {ways.map(keys => (
                  <span key={keys.join('')} className={styles.way}>
                    {keys.map(key => (
                      <kbd key={key} translate="no">
                        {key}
                      </kbd>
                    ))}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </dialog>,
    document.body,
  );
}
