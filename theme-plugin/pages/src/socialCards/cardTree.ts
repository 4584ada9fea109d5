import type {CardColors} from '../PagesOptions';
import type {ReactElement} from 'react';
import {titleType} from './titleType';

/** Size of a card in pixels, as social networks recommend. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** An image as a data URI. Its size in pixels only determines its aspect ratio. */
export interface CardLogo {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface CardText {
  readonly title: string;
  /** '' if there is none. */
  readonly section: string;
  readonly siteTitle: string;
}

/** What all of a site's cards have in common. */
export interface CardLook {
  readonly colors: CardColors;
  readonly logo: CardLogo | null;
  readonly direction: 'ltr' | 'rtl';
  /** Font families for text and for titles that are code, in order of preference. */
  readonly families: {readonly text: string; readonly code: string};
}

type Style = Readonly<Record<string, string | number>>;
type Child = ReactElement | string | null;

/** Margin at the sides, and height of the area above the title. */
const EDGE = 80;
const LOGO_HEIGHT = 72;
const LOGO_MAX_WIDTH = 320;
const TITLE_BOX = {width: CARD_WIDTH - 2 * EDGE, height: 350};

const element = (type: string, props: object): ReactElement => ({type, props, key: null});

const box = (style: Style, ...children: Child[]): ReactElement =>
  element('div', {style: {display: 'flex', ...style}, children});

const line = (style: Style, text: string): ReactElement =>
  element('div', {style: {display: 'block', lineClamp: 1, ...style}, children: text});

function logoImage({src, width, height}: CardLogo): ReactElement {
  const shown = Math.min(LOGO_MAX_WIDTH, Math.round((LOGO_HEIGHT * width) / height));
  return element('img', {src, width: shown, height: LOGO_HEIGHT, style: {objectFit: 'contain'}});
}

/** A page's card as elements for satori. The same text and look always give the same elements. */
export function cardTree({title, section, siteTitle}: CardText, look: CardLook): ReactElement {
  const {colors, logo, direction, families} = look;
  const {isCode, size, lines} = titleType(title, TITLE_BOX);
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      padding: `64px ${EDGE}px 60px`,
      background: colors.surface,
      borderBottom: `12px solid ${colors.accent}`,
      color: colors.text,
      fontFamily: families.text,
      direction,
    },
    box(
      {alignItems: 'center', gap: 20, fontSize: 44},
      logo && logoImage(logo),
      line({}, siteTitle),
    ),
    box(
      {flexDirection: 'column', gap: 14},
      section ? line({color: colors.accent, fontSize: 36}, section) : null,
      line(
        {
          fontFamily: isCode ? families.code : families.text,
          fontSize: size,
          letterSpacing: isCode ? '-0.02em' : '-0.015em',
          lineHeight: 1.08,
          lineClamp: lines,
          overflowWrap: 'anywhere',
          textWrap: 'balance',
        },
        title,
      ),
    ),
  );
}
