import {titleType} from '@site/theme-plugin/src/node/socialCards/titleType';

const room = {width: 1040, height: 350};
const typeOf = (title: string) => titleType(title, room);

it.each([
  'createStore',
  'combineReducers(slices)',
  'compose(...functions)',
  'store.dispatch',
  'React.memo(Component)',
  '<Provider store>',
  'snake_case',
])('sets %s as code', title => {
  expect(typeOf(title).isCode).toBe(true);
});

it.each([
  'compose',
  'Store',
  'JavaScript',
  'Next.js',
  'TypeScript quick start',
  'Using combineReducers',
  'Utilities: isAction, isPlainObject',
  'Middleware (advanced)',
])('sets %s as text', title => {
  expect(typeOf(title).isCode).toBe(false);
});

it('sets a longer title in smaller type, with more lines', () => {
  const titles = [5, 20, 40, 70, 120].map(letters => typeOf('a bc '.repeat(letters / 5)));
  const sizes = titles.map(({size}) => size);
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
  expect(titles.map(({lines}) => lines)).toEqual([2, 3, 3, 4, 5]);
});

it('leaves room for each line of text', () => {
  for (const {size, lines} of ['Store', 'a bc '.repeat(8), 'a bc '.repeat(30)].map(typeOf)) {
    expect(size * 1.08 * lines).toBeLessThanOrEqual(room.height);
  }
});

it('counts a wide character as two', () => {
  expect(typeOf('状態を追跡できるストア').size).toBe(typeOf('a bc '.repeat(4)).size);
});

it("keeps the longest word, and code, on one line as long as it's readable", () => {
  const word = 'Internationalization';
  expect(typeOf(word).size * 0.5 * word.length).toBeLessThan(room.width);
  const call = 'createListenerMiddleware(options)';
  expect(typeOf(call).size * 0.58 * call.length).toBeLessThan(room.width);
  expect(typeOf(`${'x'.repeat(100)}()`).size).toBe(40);
  expect(typeOf('x'.repeat(100)).size).toBe(56);
  expect(typeOf('a-title-that-can-break-at-each-hyphen').size).toBe(
    typeOf('a title that can break at each hyphen').size,
  );
});
