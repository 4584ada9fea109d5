import path from 'node:path';
import {
  FileSystemConfigLoader,
  HtmlValidate,
  formatterFactory,
  type ConfigData,
} from 'html-validate';
import {NOT_FOUND_FILE} from '../../scripts/pages/constants';
import {BUILD_DIR, pagesToCheck} from '../support/builtPages';
import {expect, test} from '../support/fixtures';

const CONFIG = path.join(__dirname, '../../.htmlvalidate.mjs');

const format = formatterFactory('codeframe');

let validator: HtmlValidate | undefined;

for (const file of [NOT_FOUND_FILE, ...pagesToCheck.map(page => page.file)]) {
  test(`${file} is valid HTML`, async () => {
    const {default: config} = (await import(CONFIG)) as {default: ConfigData};
    validator ??= new HtmlValidate(new FileSystemConfigLoader(config));
    const {results} = await validator.validateFile(path.join(BUILD_DIR, file));
    expect(format(results)).toBe('');
  });
}
