import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isHidden, pageTitle} from '../builtSite/readHead';
import {trimSlash} from '../builtSite/routes';
import type {HeadEdit} from '../builtSite/HeadEdit';
import {cachedFile} from './cachedFile';
import type {CardFonts} from './cardFonts';
import {cardTree, type CardLook, type CardText} from './cardTree';
import {drawCard} from './drawCard';
import {hasOwnPicture, socialTags} from './socialTags';

/** Folder of the cards in the built site. */
const CARDS_FOLDER = 'assets/social';

/** Length of the hash in a card's file name. */
const HASH_LENGTH = 16;

/** Separators between a page's categories, and between the parts of the alternative text. */
const CATEGORY_SEPARATOR = ' › ';
const ALT_SEPARATOR = ' · ';

export interface CardSite {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  /** Folder that caches cards between builds. */
  readonly cacheDir: string;
  /** URL of the built site, including the base URL: `https://redux.js.org/`. */
  readonly address: string;
  readonly title: string;
  /** URL of the image on pages without their own; null for none. */
  readonly image: string | null;
  /** Labels of a page's categories, by permalink. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
  readonly look: CardLook;
  readonly fonts: CardFonts;
}

/** Which cards were drawn, and which failed. */
export interface CardCounts {
  readonly cards: ReadonlySet<string>;
  readonly drawn: ReadonlySet<string>;
  /** Routes of the pages without a card, by error message. */
  readonly failures: ReadonlyMap<string, readonly string[]>;
}

/**
 * Gives every page that search engines may list an image with its title, which social networks show with links
 * to it. A page with its own image keeps that, and if a card can't be drawn, the page keeps the site's image.
 *
 * @returns the edit of a page's head, and counts, which are complete once all pages have been edited
 */
export function socialCards(site: CardSite): {edit: HeadEdit; counts: CardCounts} {
  const cards = new Set<string>();
  const drawn = new Set<string>();
  const failures = new Map<string, string[]>();
  const labels = new Map(
    Array.from(site.labels, ([permalink, names]) => [trimSlash(permalink), names]),
  );

  /** Writes the card with this text. Cards that look the same share one file. */
  async function write(text: CardText): Promise<string> {
    const tree = cardTree(text, site.look);
    const hash = createHash('sha256').update(JSON.stringify(tree)).update(site.fonts.hash);
    const name = `${hash.digest('hex').slice(0, HASH_LENGTH)}.png`;
    const {data, isNew} = await cachedFile(site.cacheDir, name, () =>
      drawCard(tree, site.fonts.fonts),
    );
    cards.add(name);
    if (isNew) {
      drawn.add(name);
    }
    const file = path.join(site.outDir, CARDS_FOLDER, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, data);
    return `${site.address}${CARDS_FOLDER}/${name}`;
  }

  const edit: HeadEdit = async ({head, route}) => {
    const {title, metaElements} = head;
    if (title === '' || isHidden(head) || hasOwnPicture(metaElements, site.image)) {
      return null;
    }
    const ownTitle = pageTitle(title, site.title);
    // The first page of a category often has the category's name.
    const categories = (labels.get(trimSlash(route)) ?? []).filter(label => label !== ownTitle);
    const text: CardText = {
      title: ownTitle,
      section: categories.join(CATEGORY_SEPARATOR),
      siteTitle: site.title,
    };
    try {
      const alt = [text.title, text.section, text.siteTitle].filter(Boolean).join(ALT_SEPARATOR);
      return socialTags(metaElements, await write(text), alt);
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
      failures.set(reason, [...(failures.get(reason) ?? []), route]);
      return null;
    }
  };
  return {edit, counts: {cards, drawn, failures}};
}
