/**
 * Builds the page of an assembled snapshot as for a release.
 *
 * @param folder - absolute path of the assembled snapshot; it holds an `index.html`
 * @param outDir - absolute path; what is in it is deleted
 * @throws {Error} when it cannot be built; the message names file, line and reason
 */
export async function buildSnapshot(folder: string, outDir: string) {
  // As the ES module that it is: read as CommonJS, Vite builds other code.
  const {build} = await import('vite');
  await build({
    build: {
      emptyOutDir: true,
      outDir,
      rolldownOptions: {
        // Packages say "use client" for frameworks with a server; here it means nothing.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
    configFile: false,
    logLevel: 'warn',
    root: folder,
  });
}
