import {StateEffect, StateField, type Extension, type Range} from '@codemirror/state';
import {Decoration, EditorView, WidgetType, type DecorationSet} from '@codemirror/view';

/** What stands beside a stated result after a run. */
export interface Mark {
  /** A position on the line that it's beside. */
  readonly position: number;
  readonly isRight: boolean;
  readonly text: string;
  /** What the mark means, for a tooltip and for screen readers. */
  readonly label: string;
}

/** All that a run adds to the text of a file. */
export interface Marks {
  readonly results: readonly Mark[];
  /** Line with an error, from 1. */
  readonly errorLine: number | undefined;
}

/** Without `class … extends`: compiled for the oldest browsers, that can't extend the native class of another package. */
function createWidget({isRight, text, label}: Mark): WidgetType {
  const widget: WidgetType = Reflect.construct(WidgetType, []);
  return Object.assign(widget, {
    isRight,
    text,
    eq: (other: Pick<Mark, 'isRight' | 'text'>) => other.text === text && other.isRight === isRight,
    toDOM() {
      const element = document.createElement('span');
      element.className = isRight ? 'cm-mark' : 'cm-mark cm-mark-wrong';
      // Shown by the style sheet: the browser could take a text node for part of what's typed over it.
      element.dataset.text = text;
      element.title = label;
      element.setAttribute('role', 'img');
      element.setAttribute('aria-label', label);
      return element;
    },
  });
}

const setMarks = StateEffect.define<Marks>();

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, {effects, changes, state: {doc}}) {
    const marks = effects.find(effect => effect.is(setMarks))?.value as Marks | undefined;
    if (!marks) {
      return decorations.map(changes);
    }
    const ranges: Range<Decoration>[] = marks.results
      .filter(({position}) => position >= 0 && position <= doc.length)
      .map(mark =>
        Decoration.widget({widget: createWidget(mark), side: 1}).range(
          doc.lineAt(mark.position).to,
        ),
      );
    const {errorLine = 0} = marks;
    if (errorLine >= 1 && errorLine <= doc.lines) {
      ranges.push(Decoration.line({class: 'cm-error'}).range(doc.line(errorLine).from));
    }
    return Decoration.set(ranges, true);
  },
  provide: marks => EditorView.decorations.from(marks),
});

export const marksExtension: Extension = field;

/** The change of a file's state that shows what a run has added. */
export const marksEffect = (marks: Marks): StateEffect<Marks> => setMarks.of(marks);
