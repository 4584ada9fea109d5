import logger from '@docusaurus/logger';
import type {PagesOptions} from '../PagesOptions';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import {prepareSocialCards, type BuiltLocale} from '../socialCards/prepareSocialCards';
import type {CardCounts} from '../socialCards/socialCards';
import {articleData} from './articleData';
import {policyEdit} from '../policy/policyEdit';
import type {PolicySources} from '../builtSite/policySources';

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

/** What the options add to the heads of all built pages. */
export async function heads(
  locale: BuiltLocale,
  {
    structuredData,
    socialCards,
    policy,
  }: Pick<PagesOptions, 'structuredData' | 'socialCards'> & {
    readonly policy: PolicySources | false;
  },
): Promise<BuiltSiteVisitor[]> {
  const cards = socialCards ? await prepareSocialCards(locale, socialCards) : null;
  return [
    ...(policy ? [{editHead: policyEdit, sources: policy}] : []),
    ...(structuredData ? [{editHead: articleData(locale.docs, structuredData)}] : []),
    ...(cards ? [{editHead: cards.edit, finish: () => report(cards.counts)}] : []),
  ];
}
