import fs from 'node:fs';
import {ESLint} from 'eslint';

// Lints texts as if they were files of the repository, in a separate process, where ESLint can load its configuration.
// Reads a list of files with their texts, and writes a list of what's found in each.
async function lintTexts() {
  const texts: {file: string; text: string}[] = JSON.parse(fs.readFileSync(0, 'utf8'));
  const eslint = new ESLint();
  const found: string[][] = [];
  for (const {file, text} of texts) {
    const [result] = await eslint.lintText(text, {filePath: file});
    found.push((result?.messages ?? []).map(({ruleId, message}) => `${ruleId}: ${message}`));
  }
  process.stdout.write(JSON.stringify(found));
}

void lintTexts();
