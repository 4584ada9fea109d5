import {createMemoryHistory} from 'history';
import {
  ADDRESS_PAUSE_MS,
  createQueryHistory,
} from '@site/theme-plugin/src/search/session/createQueryHistory';

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

describe('address and query', () => {
  it('typing on an empty page leaves one entry', () => {
    const {entries, type} = open('/search');
    type('s', 'st', 'store');
    expect(entries()).toEqual(['/search?q=store']);
  });

  it('the address waits for a pause', () => {
    const {query, entries} = open('/search');
    query.type('s');
    query.type('st');
    jest.advanceTimersByTime(ADDRESS_PAUSE_MS - 1);
    expect(entries()).toEqual(['/search']);
    jest.advanceTimersByTime(1);
    expect(entries()).toEqual(['/search?q=st']);
  });

  it('a query to go back to keeps its entry', () => {
    const {entries, type, history, queries} = open('/search?q=store');
    type('store m', 'store middleware');
    expect(entries()).toEqual(['/search?q=store', '/search?q=store+middleware']);
    history.goBack();
    expect(queries).toEqual(['store']);
    type('sto');
    expect(entries()).toEqual(['/search?q=store', '/search?q=sto']);
  });

  it('Enter, or leaving the field, ends a round at once', () => {
    const {query, entries, type} = open('/search');
    query.type('store');
    query.settle();
    expect(entries()).toEqual(['/search?q=store']);
    type('reducer');
    expect(entries()).toEqual(['/search?q=store', '/search?q=reducer']);
  });

  it('a chosen suggestion has an entry of its own, and is told', () => {
    const {query, entries, queries} = open('/search?q=zzz');
    query.choose('API');
    expect(entries()).toEqual(['/search?q=zzz', '/search?q=API']);
    expect(queries).toEqual(['API']);
  });

  it('a link to the page with another query is followed, other pages are not', () => {
    const {history, queries} = open('/search?q=a');
    history.push('/search?q=b&theme=dark');
    history.push('/other?q=c');
    expect(queries).toEqual(['b']);
  });

  it('emptying the field empties the address, and keeps other parameters', () => {
    const {entries, type} = open('/search?theme=dark&q=a');
    type('');
    expect(entries()).toEqual(['/search?theme=dark&q=a', '/search?theme=dark']);
  });

  it('once closed it writes nothing more', () => {
    const {query, entries, history, queries} = open('/search');
    query.type('late');
    query.close();
    jest.runAllTimers();
    history.push('/search?q=x');
    expect(entries()).toEqual(['/search', '/search?q=x']);
    expect(queries).toEqual([]);
  });
});
