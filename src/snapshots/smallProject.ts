/** The `tsconfig.json` for snapshots that are too small to have their own. */
export const smallProject = {
  compilerOptions: {
    jsx: 'react-jsx',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: 'es2023',
    types: ['vite/client', 'node'],
  },
  include: ['src'],
};
