import {getChromium} from '@site/scripts/browser/getChromium';

const named = process.env.CHROMIUM;

const printed: string[] = [];

const print = (text: string) => void printed.push(text);

const none = () => {
  throw new Error('none');
};

const way = (program: string, get: () => Promise<void> = () => Promise.resolve()) => ({
  what: `the one of ${program}`,
  program,
  get,
});

beforeEach(() => {
  delete process.env.CHROMIUM;
  printed.length = 0;
});

afterAll(() => {
  if (named !== undefined) {
    process.env.CHROMIUM = named;
  }
});

it('uses the installed Chromium and prints nothing', async () => {
  const starts = async () => true;
  const ways = [way('a', none)];
  expect(await getChromium({find: () => 'found', ways, starts, print})).toBe('found');
  expect(printed).toEqual([]);
});

it('tries each way until a browser starts, and prints the attempts', async () => {
  const starts = async (program: string) => program === 'c';
  const failing = () => Promise.reject(new Error('no network'));
  const ways = [way('a'), way('b', failing), way('c'), way('d', none)];
  expect(await getChromium({find: none, ways, starts, print})).toBe('c');
  expect(printed).toEqual([
    'No Chromium was found.',
    'Getting the one of a …',
    "That didn't work: nothing starts at a.",
    'Getting the one of b …',
    'no network',
    "That didn't work: nothing starts at b.",
    'Getting the one of c …',
  ]);
});

it("gets another Chromium if the installed one doesn't start", async () => {
  const starts = async (program: string) => program === 'a';
  expect(await getChromium({find: () => 'stub', ways: [way('a')], starts, print})).toBe('a');
  expect(printed[0]).toBe("The Chromium at stub doesn't start.");
});

it('says what to do only if nothing works', async () => {
  const starts = async () => false;
  const attempt = getChromium({find: none, ways: [way('a')], starts, print});
  await expect(attempt).rejects.toThrow('sudo apt-get install chromium');
});

it("doesn't replace one named by CHROMIUM", async () => {
  process.env.CHROMIUM = '/nowhere';
  const ways = [way('a', none)];
  await expect(getChromium({ways, starts: async () => true, print})).rejects.toThrow(
    'CHROMIUM is "/nowhere"',
  );
});
