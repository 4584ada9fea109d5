import fs from 'node:fs';
import {ESLint, type Linter} from 'eslint';

// Lints texts as if they were files of the repository, in a separate process, where ESLint can load its configuration.
// Reads a list of files with their texts and a list of rules that need types, and writes a list of what the other rules
// find in each file, with the former rules that are on there. To read the types of the whole project takes long, so
// these rules have tests of their own.
async function lintTexts() {
  const {texts, typed}: {texts: {file: string; text: string}[]; typed: string[]} = JSON.parse(
    fs.readFileSync(0, 'utf8'),
  );
  const configured = new ESLint();
  const eslint = new ESLint({
    overrideConfig: {
      languageOptions: {parserOptions: {projectService: false}},
      rules: Object.fromEntries(typed.map(rule => [rule, 'off'])),
    },
  });
  const found: {faults: string[]; typed: string[]}[] = [];
  for (const {file, text} of texts) {
    const [result] = await eslint.lintText(text, {filePath: file});
    const {rules = {}}: Linter.Config = await configured.calculateConfigForFile(file);
    found.push({
      faults: (result?.messages ?? []).map(({ruleId, message}) => `${ruleId}: ${message}`),
      typed: typed.filter(rule => [rules[rule]].flat()[0] === 2),
    });
  }
  process.stdout.write(JSON.stringify(found));
}

void lintTexts();
