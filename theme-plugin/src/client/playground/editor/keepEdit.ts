import type {Edit} from '../../../playground/shared/address';
import {addressOf, clearAddress, replaceAddress, type BlockHash} from './editAddress';
import * as label from './labels';
import type {Note} from './note';

interface Options {
  readonly hash: BlockHash;
  readonly currentEdit: () => Edit;
  /** Whether the editor is still on the page. */
  readonly isOpen: () => boolean;
  readonly note: Note;
}

/** Keeps the edit in the page's address. */
export interface EditKeeper {
  readonly write: () => Promise<void>;
  /** Writes the address and copies it. */
  readonly share: () => Promise<void>;
}

export function keepEdit({hash, currentEdit, isOpen, note}: Options): EditKeeper {
  let latest = 0;

  /** Packing an edit takes a while, and then there may be a later one, or the page may be gone. */
  function startWriting(): () => boolean {
    latest += 1;
    const own = latest;
    return () => own === latest && isOpen();
  }

  return {
    async write() {
      const edit = currentEdit();
      const isChanged = Object.keys(edit).length > 0;
      const isLatest = startWriting();
      const address = isChanged ? await addressOf(hash, edit) : undefined;
      if (!isLatest()) {
        return;
      }
      if (address === undefined) {
        clearAddress(hash);
      } else {
        replaceAddress(address);
      }
      note.replace(isChanged && address === undefined ? label.tooLongText() : '');
    },
    async share() {
      const isLatest = startWriting();
      const address = await addressOf(hash, currentEdit());
      if (!isLatest()) {
        return;
      }
      if (address === undefined) {
        note.say(label.tooLongText());
        return;
      }
      replaceAddress(address);
      const copied = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error());
      copied.then(
        () => note.say(label.sharedText()),
        () => note.say(label.inAddressText()),
      );
    },
  };
}
