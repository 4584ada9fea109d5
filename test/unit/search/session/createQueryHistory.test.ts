import {createMemoryHistory} from 'history';
import {
  ADDRESS_PAUSE_MS,
  createQueryHistory,
} from '@site/theme-plugin/search/src/session/createQueryHistory';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(address: string) {
  const history = createMemoryHistory({initialEntries: ['/before', address], initialIndex: 1});
  const queries: string[] = [];
  const query = createQueryHistory(history, changed => queries.push(changed));
  const entries = () => history.entries.slice(1).map(({pathname, search}) => pathname + search);
  const type = (...texts: string[]) =>
    texts.forEach(text => {
      query.type(text);
      jest.advanceTimersByTime(ADDRESS_PAUSE_MS);
    });
  return {history, query, queries, entries, type};
}

describe('createQueryHistory', () => {
  it('adds one entry for typing on an empty page', () => {
    const {entries, type} = open('/search');
    type('s', 'st', 'store');
    expect(entries()).toEqual(['/search?q=store']);
  });

  it('updates the URL after a pause', () => {
    const {query, entries} = open('/search');
    query.type('s');
    query.type('st');
    jest.advanceTimersByTime(ADDRESS_PAUSE_MS - 1);
    expect(entries()).toEqual(['/search']);
    jest.advanceTimersByTime(1);
    expect(entries()).toEqual(['/search?q=st']);
  });

  it('keeps the entry of an earlier query', () => {
    const {entries, type, history, queries} = open('/search?q=store');
    type('store m', 'store middleware');
    expect(entries()).toEqual(['/search?q=store', '/search?q=store+middleware']);
    history.goBack();
    expect(queries).toEqual(['store']);
    type('sto');
    expect(entries()).toEqual(['/search?q=store', '/search?q=sto']);
  });

  it('completes the entry right away on Enter or blur', () => {
    const {query, entries, type} = open('/search');
    query.type('store');
    query.settle();
    expect(entries()).toEqual(['/search?q=store']);
    type('reducer');
    expect(entries()).toEqual(['/search?q=store', '/search?q=reducer']);
  });

  it('adds an entry for a chosen suggestion, and reports it', () => {
    const {query, entries, queries} = open('/search?q=zzz');
    query.choose('API');
    expect(entries()).toEqual(['/search?q=zzz', '/search?q=API']);
    expect(queries).toEqual(['API']);
  });

  it('follows a link to the page with another query, but not to other pages', () => {
    const {history, queries} = open('/search?q=a');
    history.push('/search?q=b&theme=dark');
    history.push('/other?q=c');
    expect(queries).toEqual(['b']);
  });

  it('removes the query from the URL when the field is cleared, and keeps other parameters', () => {
    const {entries, type} = open('/search?theme=dark&q=a');
    type('');
    expect(entries()).toEqual(['/search?theme=dark&q=a', '/search?theme=dark']);
  });

  it('writes nothing once closed', () => {
    const {query, entries, history, queries} = open('/search');
    query.type('late');
    query.close();
    jest.runAllTimers();
    history.push('/search?q=x');
    expect(entries()).toEqual(['/search', '/search?q=x']);
    expect(queries).toEqual([]);
  });
});
