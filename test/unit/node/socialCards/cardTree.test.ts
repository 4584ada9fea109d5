import {cardTree} from '@site/theme-plugin/src/node/socialCards/cardTree';
import {CARD_COLORS} from '@site/theme-plugin/src/node/socialCards/prepareSocialCards';

/** The size at which a card shows a logo of the given proportions. */
function shownLogo(width: number, height: number): unknown[] {
  const card = cardTree(
    {title: 'Store', section: '', siteTitle: 'Redux'},
    {
      colors: CARD_COLORS,
      direction: 'ltr',
      families: {text: 'Text', code: 'Code'},
      logo: {src: 'logo.svg', width, height},
    },
  );
  const sizes: unknown[] = [];
  JSON.stringify(card, (_key, value) => {
    if (value?.type === 'img') {
      sizes.push(value.props.width, value.props.height);
    }
    return value;
  });
  return sizes;
}

it('shows logos at one height, as wide as their proportions say', () => {
  expect(shownLogo(32, 32)).toEqual([72, 72]);
  expect(shownLogo(90, 30)).toEqual([216, 72]);
});

it('leaves room for the name of the site beside a very wide logo', () => {
  expect(shownLogo(1000, 50)).toEqual([320, 72]);
});
