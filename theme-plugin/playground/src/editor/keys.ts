import {
  deleteCharBackward,
  deleteCharForward,
  deleteGroupBackward,
  deleteGroupForward,
  historyKeymap,
  indentWithTab,
  insertNewlineAndIndent,
  selectAll,
} from '@codemirror/commands';
import type {KeyBinding} from '@codemirror/view';

/**
 * The keys that change text, and undo. The browser itself moves the cursor, in the way of its system, so the standard
 * keymap, which does that again, is left out. It would add 2 KiB.
 */
export const editingKeys: readonly KeyBinding[] = [
  indentWithTab,
  ...historyKeymap,
  {key: 'Enter', run: insertNewlineAndIndent, shift: insertNewlineAndIndent},
  {key: 'Backspace', run: deleteCharBackward, shift: deleteCharBackward},
  {key: 'Delete', run: deleteCharForward},
  {key: 'Mod-Backspace', mac: 'Alt-Backspace', run: deleteGroupBackward},
  {key: 'Mod-Delete', mac: 'Alt-Delete', run: deleteGroupForward},
  {key: 'Mod-a', run: selectAll},
];
