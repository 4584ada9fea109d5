import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {PLUGIN_NAME} from '../constants';
import type {DocsContent} from '../common/loadedContent';
import {hasClassic} from '../common/classicConfig';
import {docLabels} from '../common/docsOutline';
import {readCardFonts} from './cardFonts';
import {readCardLogo} from './cardLogo';
import type {CardColors, SocialCardsOptions} from '../PagesOptions';
import {socialCards} from './socialCards';

/** The theme's colors in light mode, the same as in its custom properties. */
export const CARD_COLORS: CardColors = {surface: '#fdfbf7', text: '#26211c', accent: '#6a3daf'};

export interface BuiltLocale {
  readonly siteDir: string;
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly direction: 'ltr' | 'rtl';
  readonly siteConfig: Pick<DocusaurusConfig, 'title' | 'url' | 'themeConfig'>;
  readonly docs: DocsContent;
}

/** An image's absolute URL, resolved as core does it. */
function absolute(image: string, {baseUrl, siteConfig}: BuiltLocale): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(image)) {
    return image;
  }
  const local = image.startsWith(baseUrl) ? image : baseUrl + image.replace(/^\//, '');
  return siteConfig.url + local;
}

/** Reads what a site's cards have in common: fonts, logo, and colors. */
export async function prepareSocialCards(
  built: BuiltLocale,
  {fonts, colors}: SocialCardsOptions,
): Promise<ReturnType<typeof socialCards>> {
  const {siteDir, outDir, baseUrl, direction, siteConfig, docs} = built;
  const image = hasClassic(siteConfig, 'image') ? siteConfig.themeConfig.image : undefined;
  const logo = hasClassic(siteConfig, 'navbar') ? siteConfig.themeConfig.navbar.logo : undefined;
  const cardFonts = await readCardFonts(siteDir, fonts);
  return socialCards({
    outDir,
    cacheDir: path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME, 'social-cards'),
    address: siteConfig.url + baseUrl,
    title: siteConfig.title,
    image: image ? absolute(image, built) : null,
    labels: docLabels(docs),
    look: {
      colors,
      logo: await readCardLogo({outDir, baseUrl}, logo),
      direction,
      families: cardFonts.families,
    },
    fonts: cardFonts,
  });
}
