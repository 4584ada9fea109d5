import type {Role} from './roleClasses';

/** Prism's names of tokens by role. */
const TYPES_BY_ROLE: Readonly<Record<Role, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'hashbang', 'shebang'],
  keyword: ['keyword', 'tag', 'selector', 'important', 'atrule', 'title', 'rule'],
  string: ['string', 'char', 'attr-value', 'regex', 'template-string', 'url', 'code-snippet'],
  number: ['number', 'boolean', 'constant', 'symbol', 'unit', 'nil', 'entity', 'hexcode'],
  function: ['function', 'method', 'function-variable'],
  type: ['class-name', 'maybe-class-name', 'builtin', 'attr-name', 'property', 'namespace'],
  inserted: ['inserted'],
  deleted: ['deleted'],
};

/** Tokens that contain code. What is plain inside them is plain again, not part of the string or tag. */
const PLAIN_TYPES = [
  'punctuation',
  'operator',

  'interpolation',
  'script',
  'style',
  'plain-text',
  'embedded-code',
  'literal-property',
];

const roles = new Map<string, Role | undefined>([
  ...Object.entries(TYPES_BY_ROLE).flatMap(([role, types]) =>
    types.map((type): [string, Role] => [type, role as Role]),
  ),
  ...PLAIN_TYPES.map((type): [string, undefined] => [type, undefined]),
]);

/**
 * The role of a token.
 *
 * @param types - Prism's names of the token: aliases first, because they're more specific than the type
 * @param inherited - the role of the token around it
 */
export function roleOf(types: readonly string[], inherited: Role | undefined): Role | undefined {
  const known = types.find(type => roles.has(type));
  return known === undefined ? inherited : roles.get(known);
}
