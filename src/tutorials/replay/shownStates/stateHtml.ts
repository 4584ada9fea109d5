import type {StoreState} from './StoreState';

/** A string with the name of its property, the brace before that, and the comma after it. */
const STRING = /(?:\{ )?(?:\w+: )?'[^']*',?/g;

/** Escapes text for the content of an element. The style sheet keeps the strings, which get elements, on one line. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace(STRING, '<span>$&</span>');
}

/** @param code - in which nothing is translated */
function row(name: string, code: string): string {
  return `<div><dt>${name}</dt><dd translate="no">${code}</dd></div>`;
}

/**
 * Renders a state as the rows of a `<dl>`, so the browser doesn't need any code for it: `<i>` is an action type, `<b>`
 * is the name of a branch, `<samp>` is its value, which is code in the page's Markdown, and `<mark>` is what has changed.
 */
export function stateHtml({actions, branches, unchanged}: StoreState): string {
  const types = actions.map(action => `<i>${escape(action)}</i>`).join(', ');
  return [
    types ? row('After', types) : '<div><dt>Store</dt><dd>at the start</dd></div>',
    ...branches.map(({name, text}) =>
      row(
        `<b translate="no">${escape(name)}</b>`,
        `<samp>${text
          .map((piece, index) =>
            index % 2 === 1 ? `<mark>${escape(piece)}</mark>` : escape(piece),
          )
          .join('')}</samp>`,
      ),
    ),
    ...(unchanged.length > 0 ? [row('Unchanged', escape(unchanged.join(', ')))] : []),
  ].join('');
}
