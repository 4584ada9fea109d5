import type {SyntaxNode} from '@lezer/common';
import {GUARD} from '../shared/constants';
import {parse} from './parse';

const CALL = `${GUARD}();`;

/** What's repeated or called without a block of its own may be in one of these. */
function bodyOf(node: SyntaxNode): SyntaxNode | null | undefined {
  switch (node.name) {
    case 'ForStatement':
    case 'WhileStatement':
    case 'ArrowFunction':
      return node.lastChild;
    case 'DoStatement':
      return node.firstChild?.nextSibling;
    default:
      return undefined;
  }
}

/**
 * Adds a call of the guard to each block, loop, and function of JavaScript. Lines stay where they are.
 */
export function addGuards(code: string): string {
  const inserts: {at: number; text: string}[] = [];
  parse(code, 'jsx').iterate({
    enter() {},
    // The inner ones close before the outer ones.
    leave({node}) {
      const body = bodyOf(node);
      if (node.name === 'Block') {
        inserts.push({at: node.from + 1, text: CALL});
      } else if (body && body.name !== 'Block') {
        const [open, close] =
          node.name === 'ArrowFunction' ? [`(${GUARD}(),`, ')'] : [`{${CALL}`, '}'];
        inserts.push({at: body.from, text: open}, {at: body.to, text: close});
      }
    },
  });
  return inserts
    .map((insert, order) => ({...insert, order}))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, {at, text: by}) => text.slice(0, at) + by + text.slice(at), code);
}
