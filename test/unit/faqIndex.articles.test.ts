import fs from 'node:fs';
import path from 'node:path';

const docs = path.join(__dirname, '../../docs');
const index = fs.readFileSync(path.join(docs, 'faq.md'), 'utf8');

/** The level-2 headings and their IDs. */
const QUESTION = /^## (?<question>.+) \{\/\* #(?<id>[\w-]+) \*\/\}$/gm;

describe.each(fs.readdirSync(path.join(docs, 'faq')))('the FAQ index and %s', file => {
  const page = fs.readFileSync(path.join(docs, 'faq', file), 'utf8');
  const questions = [...page.matchAll(QUESTION)].map(
    ({groups}) => `- [${groups?.question}](./faq/${file}#${groups?.id})`,
  );

  it("lists the page's questions in its order and wording", () => {
    const links = index.split('\n').filter(line => line.includes(`](./faq/${file}#`));
    expect(links).toEqual(questions);
  });

  it('answers each question with a bold sentence', () => {
    const answered = page.match(/^## .+\n\n\*\*[^*]+[.:]\*\*/gm) ?? [];
    expect(answered).toHaveLength(questions.length);
    expect(questions.length).toBeGreaterThan(2);
  });
});
