import fs from 'node:fs';
import path from 'node:path';

/** The folder of create-vite's templates, which `scripts/save-template.ts` saves. */
export const TEMPLATES_FOLDER = __dirname;

/**
 * Returns the files that `npm create vite@latest <project> -- --template <template>` creates.
 *
 * @param template - such as `react-ts`
 * @param project - name of the project, which create-vite writes into two of the files
 * @returns text by path in the project
 * @throws {Error} if the template isn't saved here
 */
export function readTemplate(template: string, project: string): Map<string, string> {
  const file = path.join(TEMPLATES_FOLDER, `vite-${template}.json`);
  if (!fs.existsSync(file)) {
    throw new Error(
      `There is no ${file}: save the template with npx tsx scripts/save-template.ts, or start from another`,
    );
  }
  const saved: {files: Record<string, string>} = JSON.parse(fs.readFileSync(file, 'utf8'));
  const files = new Map(Object.entries(saved.files));
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  files.set('package.json', `${JSON.stringify({...manifest, name: project}, null, 2)}\n`);
  const page = files.get('index.html') ?? '';
  files.set('index.html', page.replace(/<title>.*?<\/title>/, `<title>${project}</title>`));
  return files;
}
