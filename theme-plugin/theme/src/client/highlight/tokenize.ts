import {Prism} from 'prism-react-renderer';
import type {Role} from './roleClasses';
import {roleOf} from './tokenRoles';

/** A piece of code in one color; without a role, it's that of plain text. */
export interface Run {
  readonly text: string;
  readonly role?: Role;
  /** For code that can be shown with or without types: the form that it belongs to. */
  readonly only?: 'types' | 'plain';
}

type Part = string | Prism.Token;

const SHELL = /^(?:bash|sh|shell)$/;
const SCRIPT = /^(?:[jt]sx?|javascript|typescript)$/;

/** The grammar of a language; undefined if Prism doesn't know it. */
function grammarOf(language: string): Prism.Grammar | undefined {
  const languages: Readonly<Record<string, unknown>> = Prism.languages;
  const grammar = Object.hasOwn(languages, language) ? languages[language] : undefined;
  // Prism's object of languages contains functions as well.
  return typeof grammar === 'object' && grammar !== null ? (grammar as Prism.Grammar) : undefined;
}

/** Splits code into runs. A language that Prism doesn't know results in one run of plain text. */
export function tokenize(text: string, language: string): Run[] {
  const grammar = grammarOf(language);
  if (!grammar) {
    return [{text}];
  }
  // Some languages (PHP, templates) do part of their work in these hooks, as in Prism.highlight.
  const env: {code: string; grammar: Prism.Grammar; language: string; tokens: Prism.TokenStream} = {
    code: text,
    grammar,
    language,
    tokens: [],
  };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  const runs = runsOf(env.tokens, undefined, SCRIPT.test(language) ? withTypes : asText);
  return SHELL.test(language) ? runs.map(withoutCommand) : runs;
}

/** Prism knows some commands of a shell and not others, so none has a color. */
const withoutCommand = (run: Run): Run =>
  run.role === 'function' || run.role === 'type' ? {text: run.text} : run;

const asText = (text: string): Run[] => (text === '' ? [] : [{text}]);

/** A capitalized name. Constants such as `TIMEOUT` are tokens of their own. */
const TYPE_NAME = /((?<![\w$])[A-Z][\w$]*)/;

/** Prism recognizes a type only after certain words, so the same name would have two colors. */
const withTypes = (text: string): Run[] =>
  text
    .split(TYPE_NAME)
    .flatMap((part, index) => (index % 2 === 1 ? [{text: part, role: 'type'}] : asText(part)));

/** @param plain - returns the runs of text that has no role */
function runsOf(
  stream: Prism.TokenStream,
  role: Role | undefined,
  plain: (text: string) => Run[],
): Run[] {
  if (typeof stream === 'string') {
    return role ? [{text: stream, role}] : plain(stream);
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((part, index) =>
      isProperty(part, stream[index - 1])
        ? runsOf(part.content, isCall(stream[index + 1]) ? 'function' : role, plain)
        : runsOf(part, role, plain),
    );
  }
  if (isTypeParameter(stream)) {
    return runsOf(stream.content, 'type', plain);
  }
  const isElementText = stream.type === 'plain-text';
  return runsOf(stream.content, roleOf(typesOf(stream), role), isElementText ? asText : plain);
}

/** Prism takes `S` in `Reducer<S>` for a constant. */
const isTypeParameter = (part: Prism.Token): boolean =>
  part.type === 'constant' && textOf(part).length === 1;

/** Prism takes names such as those in `Object.is` and `action.type` for keywords. */
function isProperty(part: Part, before: Part | undefined): part is Prism.Token {
  return typeof part === 'object' && part.type === 'keyword' && /^\??\.$/.test(textOf(before));
}

const isCall = (after: Part | undefined): boolean => textOf(after) === '(';

/** The text of a token that consists of nothing else. */
const textOf = (part: Part | undefined): string =>
  typeof part === 'object' && typeof part.content === 'string' ? part.content : '';

function typesOf({type, alias}: Prism.Token): string[] {
  return [...[alias ?? []].flat(), type];
}
