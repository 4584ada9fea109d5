import {parse} from 'acorn';
import bcd from '@mdn/browser-compat-data';
import {createNameCheck} from './lackingNames';
import {lacking} from './targets';
import type {Token} from 'acorn';
import type {Identifier} from '@mdn/browser-compat-data';
import type {Targets} from './targets';

/** What a script uses that some targets don't have. */
export interface LaterScriptFeature {
  /** For example `toSorted()` or `lookbehind`. */
  readonly feature: string;
  readonly lacking: readonly string[];
}

/** The last edition whose syntax is in all targets, except for what `EXPRESSIONS` has. */
const EDITION = 2023;

const expressions = bcd.javascript.regular_expressions ?? {};
/** Syntax of regular expressions that came to some browsers years after the edition that has it. */
const EXPRESSIONS: readonly (readonly [RegExp, string, Identifier | undefined])[] = [
  [/\(\?<[=!]/, 'lookbehind', expressions.lookbehind_assertion],
  [/\(\?<\w/, 'named groups', expressions.named_capturing_group],
  [/\\p\{/i, 'character classes by property', expressions.unicode_character_class_escape],
];

/** Names that libraries in the build have given to functions of their own. */
const AMBIGUOUS = ['createContext', 'isActive', 'toArray'];

/**
 * Makes a function that finds what a script calls that some targets don't have. It goes by names: a function counts if
 * no object of the targets has one of that name. What a script only reads isn't found, because that doesn't fail.
 *
 * It throws a `SyntaxError` if the script has later syntax.
 */
export function createScriptCheck(targets: Targets): (text: string) => LaterScriptFeature[] {
  const lackingName = createNameCheck(targets);

  return text => {
    const found = new Map<string, readonly string[]>();
    let before = '';
    const readToken = ({type: {label}, start, end}: Token) => {
      const name = text.slice(start, end);
      if (label === 'regexp') {
        const pattern = name.slice(1, name.lastIndexOf('/'));
        for (const [syntax, feature, data] of EXPRESSIONS) {
          if (syntax.test(pattern)) {
            found.set(feature, lacking(data, targets));
          }
        }
      } else if (label !== 'name' || AMBIGUOUS.includes(name)) {
        // Nothing that browsers have.
      } else if (before === 'new' && /^[A-Z]/.test(name)) {
        found.set(`new ${name}()`, lackingName(name));
      } else if (before !== 'function' && text[end] === '(') {
        found.set(`${name}()`, lackingName(name));
      }
      before = label;
    };
    parse(text, {ecmaVersion: EDITION, sourceType: 'module', onToken: readToken});
    return Array.from(found, ([feature, missing]) => ({feature, lacking: missing})).filter(
      ({lacking: missing}) => missing.length > 0,
    );
  };
}
