import {CHANGE_CLASSES, ONLY_CLASSES} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {LINE_CLASS} from '../../shared/code/constants';
import {escapeAttribute, escapeHtml} from 'docusaurus-plugin-folio-pages/shared/escapeHtml';
import type {CodeLine} from './diffLines';
import {mergeRuns} from './runLines';
import {ROLE_CLASSES} from './roleClasses';
import type {Run} from './tokenize';

function renderRuns(runs: readonly Run[]): string {
  let html = '';
  let open: Run['only'];
  for (const {text, role, only} of mergeRuns(runs)) {
    if (only !== open) {
      html += (open ? '</span>' : '') + (only ? `<span class="${ONLY_CLASSES[only]}">` : '');
      open = only;
    }
    html += role
      ? `<span class="${ROLE_CLASSES[role]}">${escapeHtml(text)}</span>`
      : escapeHtml(text);
  }
  return html + (open ? '</span>' : '');
}

/** The element of a line. That of a changed line conveys the change to readers who can't see its color. */
function tagOf(classNames: readonly string[]): 'ins' | 'del' | 'span' {
  if (classNames.includes(CHANGE_CLASSES.added)) {
    return 'ins';
  }
  return classNames.includes(CHANGE_CLASSES.removed) ? 'del' : 'span';
}

/**
 * The HTML inside a block's `<code>`. Only a numbered or marked line gets an element. It includes the line
 * break, so that the block's text is the code, whichever lines have elements.
 */
export function renderLines(lines: readonly CodeLine[], isNumbered: boolean): string {
  let html = '';
  let bare: Run[] = [];
  lines.forEach(({runs, classNames}) => {
    if (!isNumbered && classNames.length === 0) {
      bare.push(...runs);
      return;
    }
    html += renderRuns(bare);
    bare = [];
    const tag = tagOf(classNames);
    html += `<${tag} class="${escapeAttribute([LINE_CLASS, ...classNames].join(' '))}">${renderRuns(runs)}</${tag}>`;
  });
  return html + renderRuns(bare);
}
