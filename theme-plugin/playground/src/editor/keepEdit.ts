import type {Edit} from '../shared/address';
import {addressOf, clearAddress, replaceAddress, type BlockHash} from './editAddress';
import {copyText} from 'docusaurus-plugin-folio-pages/shared/copyText';
import * as label from './labels';
import {say} from './note';

/** Keeps the edit in the page's address. */
export interface EditKeeper {
  readonly write: () => Promise<void>;
  /** Writes the address and copies it. */
  readonly share: () => Promise<void>;
}

/** @param note - is on the page as long as the editor is, and says what the reader should know about the address */
export function keepEdit(hash: BlockHash, currentEdit: () => Edit, note: Element): EditKeeper {
  let latest = 0;

  /** Packing an edit takes a while, and then there may be a later one, or the page may be gone. */
  function startWriting(): () => boolean {
    latest += 1;
    const own = latest;
    return () => own === latest && note.isConnected;
  }

  return {
    async write() {
      const edit = currentEdit();
      const isChanged = Object.keys(edit).length > 0;
      const isLatest = startWriting();
      const address = isChanged ? await addressOf(hash, edit) : undefined;
      // If the reader has shared this edit already, what it said about that stays.
      if (!isLatest() || address === window.location.href) {
        return;
      }
      if (address === undefined) {
        clearAddress(hash);
      } else {
        replaceAddress(address);
      }
      const text = isChanged && address === undefined ? label.tooLongText() : '';
      if (text !== note.textContent) {
        say(note, text);
      }
    },
    async share() {
      const isLatest = startWriting();
      const address = await addressOf(hash, currentEdit());
      if (!note.isConnected) {
        return;
      }
      if (address === undefined) {
        say(note, label.tooLongText());
        return;
      }
      // What was typed in the meantime has an address of its own, but the reader asked for this one.
      if (isLatest()) {
        replaceAddress(address);
      }
      let text = label.sharedText();
      try {
        await copyText(address);
      } catch {
        text = label.inAddressText();
      }
      say(note, text);
    },
  };
}
