/** The `tsconfig.json` of snapshots that are too small to have one. */
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
