import {announce} from 'docusaurus-plugin-folio-pages/shared/announce';

/** Shows a text in the note below the buttons, and announces it. An empty one removes what's there. */
export function say(note: Element, text: string): void {
  note.textContent = text;
  if (text !== '') {
    announce(text);
  }
}
