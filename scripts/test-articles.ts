import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Runs a command that checks articles, with the paths of those whose text has changed since it last passed in the variable
 * `ARTICLES`, separated by commas. It's empty if the command has to check all articles: the first time, and if one was
 * added, was removed, or has other front matter, which other pages show, too.
 *
 *     tsx scripts/test-articles.ts COMMAND [ARGUMENT]…
 *
 * Without a command, it forgets what has passed. A step does that if anything else has changed.
 */
const RECORD = '.cache/test/articles.json';
const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/** Front matter and hash of an article. */
type Article = readonly [frontMatter: string, hash: string];
type Articles = Readonly<Record<string, Article>>;

function readArticles(): Articles {
  const files = fs.readdirSync('docs', {recursive: true, encoding: 'utf8'}).sort();
  return Object.fromEntries(
    files
      .filter(file => /\.mdx?$/.test(file))
      .map((file): [string, Article] => {
        const text = fs.readFileSync(path.join('docs', file), 'utf8');
        const hash = createHash('sha256').update(text).digest('hex');
        return [path.posix.join('docs', file), [FRONT_MATTER.exec(text)?.[0] ?? '', hash]];
      }),
  );
}

function changedArticles(before: Articles, now: Articles): string[] {
  const rest = (articles: Articles) =>
    JSON.stringify(Object.entries(articles).map(([file, [frontMatter]]) => [file, frontMatter]));
  return rest(before) === rest(now)
    ? Object.keys(now).filter(file => before[file]?.[1] !== now[file]?.[1])
    : [];
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  fs.rmSync(RECORD, {force: true});
} else {
  const articles = readArticles();
  const before = fs.existsSync(RECORD) ? JSON.parse(fs.readFileSync(RECORD, 'utf8')) : {};
  const {status} = spawnSync(command, args, {
    env: {...process.env, ARTICLES: changedArticles(before, articles).join(',')},
    stdio: 'inherit',
    // On Windows, programs of packages are .cmd files, which need a shell.
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    fs.mkdirSync(path.dirname(RECORD), {recursive: true});
    fs.writeFileSync(RECORD, JSON.stringify(articles));
  }
  process.exitCode = status ?? 1;
}
