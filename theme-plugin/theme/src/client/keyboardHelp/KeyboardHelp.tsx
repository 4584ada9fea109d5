import {useEffect, type ReactNode} from 'react';
import {isComposing} from 'docusaurus-theme-folio-search/client/isComposing';
import {takesText} from 'docusaurus-theme-folio-search/client/takesText';
import {useFolioConfig} from '../common/useFolioConfig';
import {useLazyModal} from 'docusaurus-theme-folio-search/client/useLazyModal';
import {title} from './title';

const loadDialog = () =>
  import(/* webpackChunkName: "intent-keyboard-help" */ './KeyboardHelpDialog').then(
    ({KeyboardHelpDialog}) => KeyboardHelpDialog,
  );

/** Whether the key is `?`, however it's typed, outside of text fields and other dialogs. */
function asksForHelp(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, defaultPrevented} = event;
  return (
    key === '?' &&
    !(ctrlKey || metaKey || altKey || defaultPrevented || isComposing(event)) &&
    !takesText(event) &&
    document.querySelector('dialog[open]') === null
  );
}

/** The list of keyboard shortcuts, which `?` shows; `themeConfig.folio.keyboardHelp: false` turns it off. */
export function KeyboardHelp(): ReactNode {
  const isOn = useFolioConfig().keyboardHelp !== false;
  const {Modal: Dialog, open, close} = useLazyModal(loadDialog, title());

  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (asksForHelp(event)) {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, open]);

  return Dialog ? <Dialog onClose={close} /> : null;
}
