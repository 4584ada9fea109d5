import fs from 'node:fs';
import path from 'node:path';

const docs = path.join(__dirname, '../../docs');
const index = fs.readFileSync(path.join(docs, 'faq.md'), 'utf8');

/** The headings of level 2 and their IDs. */
const QUESTION = /^## (?<question>.+) \{\/\* #(?<id>[\w-]+) \*\/\}$/gm;

describe.each(fs.readdirSync(path.join(docs, 'faq')))('the index of the FAQ and %s', file => {
  const page = fs.readFileSync(path.join(docs, 'faq', file), 'utf8');
  const questions = [...page.matchAll(QUESTION)].map(
    ({groups}) => `- [${groups?.question}](./faq/${file}#${groups?.id})`,
  );

  it("lists the page's questions in its order and words", () => {
    const links = index.split('\n').filter(line => line.includes(`](./faq/${file}#`));
    expect(links).toEqual(questions);
  });

  it('answers each question with a sentence in bold', () => {
    const answered = page.match(/^## .+\n\n\*\*[^*]+[.:]\*\*/gm) ?? [];
    expect(answered).toHaveLength(questions.length);
    expect(questions.length).toBeGreaterThan(2);
  });
});
