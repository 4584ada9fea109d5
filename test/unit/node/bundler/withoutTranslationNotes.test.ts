import {
  TRANSLATION_NOTES,
  withoutTranslationNotes,
} from '../../../../theme-plugin/src/node/bundler/withoutTranslationNotes';

const strip = (source: string) =>
  TRANSLATION_NOTES.reduce((text, {search, replace}) => text.replace(search, replace), source);

describe('withoutTranslationNotes', () => {
  it('takes the note out of a call, wherever it stands, and keeps all else', () => {
    expect(
      strip(`const label = translate(
  {
    id: 'theme.results',
    message: '{count} result|{count} results',
    description: 'Read out, it\\'s for "screen readers"',
  },
  {count},
);`),
    ).toBe(`const label = translate(
  {
    id: 'theme.results',
    message: '{count} result|{count} results',
    
  },
  {count},
);`);
    expect(strip(`translate({description: "a: {b}", message: 'Back', id: 'x'})`)).toBe(
      `translate({ message: 'Back', id: 'x'})`,
    );
  });

  it('takes it out of each of several calls', () => {
    const call = `translate({message: 'A', description: 'first'}); `;
    expect(strip(call.repeat(3))).toBe(`translate({message: 'A', }); `.repeat(3));
  });

  it('takes it out of the component', () => {
    expect(
      strip(`<Translate
  id="folio.retry"
  description="Button of the box"
  values={{name}}>
  Retry
</Translate>`),
    ).toBe(`<Translate
  id="folio.retry"
  values={{name}}>
  Retry
</Translate>`);
  });

  it('leaves every other description alone', () => {
    const sources = [
      `<PageMetadata title={title} description="What this page is" />`,
      `const page = {description: 'Of a page'};`,
      `translate({id: 'x', message: 'y'}); const meta = {description: 'Of a page'};`,
    ];
    expect(sources.map(strip)).toEqual(sources);
  });

  it('is a rule for the sources of the theme alone', () => {
    const {include, test: files} = withoutTranslationNotes('/theme');
    expect(include).toEqual(['/theme']);
    expect(files.test('/theme/theme/Loading/index.tsx')).toBe(true);
    expect(files.test('/theme/css/base.css')).toBe(false);
  });
});
