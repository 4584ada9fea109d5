import logger from '@docusaurus/logger';
import type {ThemeOptions} from '../common/ThemeOptions';
import type {HeadEdit} from '../builtSite/HeadEdit';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import {prepareSocialCards, type BuiltLocale} from '../socialCards/prepareSocialCards';
import type {CardCounts} from '../socialCards/socialCards';
import {articleData} from './articleData';
import {editHeads} from './editHeads';
import {preloadFont} from './preloadFont';
import {policyEdit} from '../policy/policyEdit';
import type {PolicySources} from '../common/policySources';

/** Logs how many cards there are, and warns once about the pages without one. */
function report({cards, drawn, failures}: CardCounts): void {
  logger.info`Social cards: number=${cards.size}, of which number=${drawn.size} are new.`;
  if (failures.size > 0) {
    const lines = Array.from(
      failures,
      ([reason, routes]) => `${routes.toSorted().join(', ')}: ${reason}`,
    );
    logger.warn`Some pages have no social card, and keep the picture of the site (option code=${'socialCards'}). Fonts for more languages go into code=${'socialCards.fonts'}.${lines.map(line => `\n  - ${line}`).join('')}`;
  }
}

/**
 * Edits the heads of all built pages: the styles of some, the typeface, the options `structuredData` and `socialCards`, and a policy with
 * these sources, if any.
 */
export async function heads(
  locale: BuiltLocale,
  {
    structuredData,
    socialCards,
    policy,
    styles,
  }: Pick<ThemeOptions, 'structuredData' | 'socialCards'> & {
    readonly policy: PolicySources | false;
    readonly styles: HeadEdit;
  },
): Promise<BuiltSiteVisitor> {
  const cards = socialCards ? await prepareSocialCards(locale, socialCards) : null;
  const font = await preloadFont(locale);
  const edits = [
    styles,
    ...(policy ? [policyEdit(policy)] : []),
    ...(font ? [font] : []),
    ...(structuredData ? [articleData(locale.docs, structuredData)] : []),
    ...(cards ? [cards.edit] : []),
  ];
  return {
    ...editHeads(edits),
    finish: () => {
      if (cards) {
        report(cards.counts);
      }
    },
  };
}
