/**
 * Builds the page of an assembled snapshot for production.
 *
 * @param folder - absolute path of the assembled snapshot, which contains an `index.html`
 * @param outDir - absolute path; existing contents are deleted
 * @throws {Error} if it can't be built, with the file, the line, and the reason
 */
export async function buildSnapshot(folder: string, outDir: string) {
  // Import the ES module: as CommonJS, Vite builds different code.
  const {build} = await import('vite');
  await build({
    build: {
      emptyOutDir: true,
      outDir,
      rolldownOptions: {
        // "use client" in packages is for frameworks with a server, so ignore the warning about it.
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
