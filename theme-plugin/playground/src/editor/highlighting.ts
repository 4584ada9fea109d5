import {
  delimitedIndent,
  indentNodeProp,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {tagHighlighter, tags} from '@lezer/highlight';
import {parser} from '@lezer/javascript';
import {dialectOf} from '../run/dialectOf';

/** The classes that give code its colors, by the parser's tags. */
const highlighter = tagHighlighter([
  {tag: tags.comment, class: 'comment'},
  {
    tag: [tags.keyword, tags.tagName, tags.self, tags.modifier],
    class: 'keyword',
  },
  {tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'string'},
  {tag: [tags.number, tags.bool, tags.atom], class: 'number'},
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'function',
  },
  {tag: [tags.typeName, tags.className, tags.attributeName], class: 'type'},
]);

const indentation = indentNodeProp.add({
  'Block ClassBody ObjectExpression ObjectType SwitchBody': delimitedIndent({closing: '}'}),
  ArrayExpression: delimitedIndent({closing: ']'}),
  'ArgList ParamList ParenthesizedExpression': delimitedIndent({closing: ')'}),
});

/** The language of a file, by its extension. */
export function languageOf(file: string): Extension {
  const language = LRLanguage.define({
    parser: parser.configure({dialect: dialectOf(file), props: [indentation]}),
  });
  return [language, syntaxHighlighting(highlighter)];
}
