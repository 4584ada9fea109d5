import bcd from '@mdn/browser-compat-data';
import {lacking} from './targets';
import type {AtRule, ChildNode, Declaration, Document, Container, Root, Rule} from 'postcss';
import type {Identifier} from '@mdn/browser-compat-data';
import type {Targets} from './targets';

/** A use of a feature that some targets don't have. */
export interface LaterFeature {
  /** For example `:has()`, `text-wrap`, `color-mix()`, `@media (scripting)`. */
  readonly feature: string;
  /** The targets without it, for example `Firefox 115 (since 121)`. */
  readonly lacking: readonly string[];
  readonly node: AtRule | Declaration | Rule;
}

/** Functions by name. The data groups them by what they return. */
const FUNCTIONS = new Map(
  Object.entries(bcd.css.types).flatMap(([name, type]): [string, Identifier][] => [
    [name, type],
    ...Object.entries(type).filter(([key]) => key !== '__compat'),
  ]),
);

/**
 * Finds the features in a style sheet that some targets don't have. Leaves out what is used only if an enclosing
 * `@supports` says that it's there, and values with an earlier declaration of the same property as their fallback.
 *
 * @param options.built - whether the build has added the prefixes that it adds
 */
export function cssFeatures(
  root: Root,
  targets: Targets,
  {built = false}: {built?: boolean} = {},
): LaterFeature[] {
  const found: LaterFeature[] = [];
  const check = (node: LaterFeature['node'], feature: string, data: Identifier | undefined) => {
    const prefixed = node.type === 'decl' && (!built || hasPrefixed(node));
    const missing = lacking(data, targets, {prefixed});
    if (missing.length > 0 && !isGuarded(node, feature)) {
      found.push({feature, lacking: missing, node});
    }
  };

  root.walkDecls(node => {
    const {prop, value} = node;
    const property = bcd.css.properties[prop];
    const isLater = lacking(property, targets, {prefixed: true}).length > 0;
    check(node, prop, property);
    if (hasFallback(node)) {
      return;
    }
    const text = value.replace(/(["'])(?:\\.|(?!\1).)*\1|url\([^)]*\)|--[-\w]+/g, ' ');
    for (const [, word = '', call] of text.matchAll(/(?<![\w.#-])([a-z][-a-z\d]*)(\()?/gi)) {
      if (call) {
        check(node, `${word}()`, FUNCTIONS.get(word.toLowerCase()));
      } else if (!isLater && Object.hasOwn(property ?? {}, word)) {
        check(node, `${prop}: ${word}`, property?.[word]);
      }
    }
  });

  root.walkRules(node => {
    if (node.parent?.type === 'atrule' && /keyframes$/.test((node.parent as AtRule).name)) {
      return;
    }
    const selector = node.selector.replace(/(["'])(?:\\.|(?!\1).)*\1/g, ' ');
    for (const [pseudo, name = '', call = ''] of selector.matchAll(/::?([a-z][-a-z]*)(\()?/gi)) {
      check(node, pseudo + (call && ')'), bcd.css.selectors[name.toLowerCase()]);
    }
    if (selector.includes('&') || node.parent?.type === 'rule') {
      check(node, 'nesting', bcd.css.selectors.nesting);
    }
  });

  root.walkAtRules(node => {
    const name = node.name.toLowerCase();
    const rule = bcd.css['at-rules'][name];
    check(node, `@${name}`, rule);
    if (name === 'media' || name === 'container') {
      for (const [, key = ''] of node.params.matchAll(/\(\s*([a-z][-a-z]*)/gi)) {
        check(node, `@${name} (${key})`, rule?.[key.replace(/^(?:min|max)-/, '')]);
      }
      if (name === 'media' && /[<>]/.test(node.params)) {
        check(node, '@media ranges', rule?.range_syntax);
      }
    }
  });
  return found;
}

/** Whether the feature is named in an enclosing `@supports` that isn't `not`. */
function isGuarded(node: ChildNode, feature: string): boolean {
  const name = feature.replace(/\(\)$|:? .*$/g, '');
  let parent: Container | Document | undefined = node.parent;
  for (; parent; parent = parent.parent) {
    if (parent.type === 'atrule') {
      const {name: rule, params} = parent as AtRule;
      if (rule === 'supports' && params.includes(name) && !params.startsWith('not')) {
        return true;
      }
    }
  }
  return false;
}

function hasPrefixed({parent, prop}: Declaration): boolean {
  return Boolean(parent?.some(node => node.type === 'decl' && node.prop.endsWith(`-${prop}`)));
}

/** A custom property accepts any value, so an earlier one is no fallback. */
function hasFallback(node: Declaration): boolean {
  if (node.prop.startsWith('--')) {
    return false;
  }
  for (let other = node.prev(); other; other = other.prev()) {
    if (other.type === 'decl' && other.prop === node.prop) {
      return true;
    }
  }
  return false;
}

/** Whether a rule has selectors with and without `:has()`. A browser that doesn't know it ignores all of them. */
export function mixesHas(rule: Rule): boolean {
  const having = rule.selectors.filter(selector => selector.includes(':has('));
  return having.length > 0 && having.length < rule.selectors.length && !isGuarded(rule, ':has()');
}
