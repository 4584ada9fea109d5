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

/** Folder of the cards in a built site. */
const CARDS_FOLDER = 'assets/social';

/** Letters of a card's hash in its name. */
const HASH_LENGTH = 16;

/** Between the categories around a page, and between the parts of an alternative text. */
const CATEGORY_SEPARATOR = ' › ';
const ALT_SEPARATOR = ' · ';

export interface CardSite {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  /** Folder that keeps cards between builds. */
  readonly cacheDir: string;
  /** Address of the built site, with the base URL: `https://redux.js.org/`. */
  readonly address: string;
  readonly title: string;
  /** Address of the picture that pages without one of their own have; null for none. */
  readonly image: string | null;
  /** Labels of the categories around a page, by permalink. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
  readonly look: CardLook;
  readonly fonts: CardFonts;
}

/** What has been drawn, and what could not be. */
export interface CardCounts {
  readonly cards: ReadonlySet<string>;
  readonly drawn: ReadonlySet<string>;
  /** Routes of the pages without a card, by the reason. */
  readonly failures: ReadonlyMap<string, readonly string[]>;
}

/**
 * Gives every page that search engines may show a picture with its title, for links to it on social networks.
 * A page with a picture of its own keeps it, and one that can't be drawn keeps the site's.
 *
 * @returns the edit of a page's head, and counts, which are complete when all pages have been edited
 */
export function socialCards(site: CardSite): {edit: HeadEdit; counts: CardCounts} {
  const cards = new Set<string>();
  const drawn = new Set<string>();
  const failures = new Map<string, string[]>();
  const labels = new Map(
    Array.from(site.labels, ([permalink, names]) => [trimSlash(permalink), names]),
  );

  /** Writes the card of these words; cards that show the same are one file. */
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
    // The first page of a category often has its name.
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
