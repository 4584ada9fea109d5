import {Prism} from 'prism-react-renderer';
import {roleOf, type Role} from './tokenRoles';

/** A piece of code of one color; without a role it has the color of plain text. */
export interface Run {
  readonly text: string;
  readonly role?: Role;
  /** In code that is shown with its types or without them: in which of the two it stands. */
  readonly only?: 'types' | 'plain';
}

/** The grammar of a language, or undefined for one that Prism was not taught. */
function grammarOf(language: string): Prism.Grammar | undefined {
  const languages: Readonly<Record<string, unknown>> = Prism.languages;
  const grammar = Object.hasOwn(languages, language) ? languages[language] : undefined;
  // Beside its languages Prism keeps functions in the same object.
  return typeof grammar === 'object' && grammar !== null ? (grammar as Prism.Grammar) : undefined;
}

/** Splits code into runs. A language that Prism does not know gives one run of plain text. */
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
  return runsOf(env.tokens, undefined);
}

function runsOf(stream: Prism.TokenStream, role: Role | undefined): Run[] {
  if (typeof stream === 'string') {
    return stream === '' ? [] : [{text: stream, role}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap(part => runsOf(part, role));
  }
  return runsOf(stream.content, roleOf(typesOf(stream), role));
}

function typesOf({type, alias}: Prism.Token): string[] {
  return [...[alias ?? []].flat(), type];
}
