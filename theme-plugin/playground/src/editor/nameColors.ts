import {syntaxTree} from '@codemirror/language';
import {Prec, type Extension, type Range} from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import type {SyntaxNode} from '@lezer/common';

/** What the parser calls names. Words in strings, comments, and elements aren't names. */
const NAME = /(?:Name|Definition|Identifier)$/;

const CONSTANT = /^[A-Z](?:[A-Z_]|\dx?)+$/;

/** The role of a name in the page's code blocks, if it differs from the parser's. */
function roleOf(name: string, {name: kind, parent}: SyntaxNode): string | undefined {
  if (!NAME.test(kind)) {
    return undefined;
  }
  const value = parent?.name === 'FunctionDeclaration' ? parent : parent?.lastChild;
  if (/Definition$/.test(kind) && /^(?:Arrow)?Function/.test(value?.name ?? '')) {
    return 'function';
  }
  if (name === 'undefined') {
    return 'keyword';
  }
  if (CONSTANT.test(name)) {
    return 'number';
  }
  return /^[A-Z]|^console$/.test(name) ? 'type' : undefined;
}

/** What's in sight of the text, with the roles of its names. */
function namesOf({state, visibleRanges}: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const range of visibleRanges) {
    syntaxTree(state).iterate({
      ...range,
      enter({node, from, to}) {
        const role = roleOf(state.sliceDoc(from, to), node);
        if (role) {
          ranges.push(Decoration.mark({class: role}).range(from, to));
        }
      },
    });
  }
  return Decoration.set(ranges, true);
}

class NameColors {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = namesOf(view);
  }

  update({view, startState, state, viewportChanged}: ViewUpdate): void {
    // The parser may need several turns for a long text.
    if (viewportChanged || syntaxTree(startState) !== syntaxTree(state)) {
      this.decorations = namesOf(view);
    }
  }
}

/** Opening the editor changes no color: the page colors names by how they're written and what they get. */
export const nameColors: Extension = Prec.highest(
  ViewPlugin.fromClass(NameColors, {decorations: plugin => plugin.decorations}),
);
