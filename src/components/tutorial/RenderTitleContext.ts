import {createContext, type ReactNode} from 'react';

/** Wraps the titles of all code blocks inside the provider. `src/theme/CodeBlock/Title` calls it. */
export const RenderTitleContext = createContext((title: ReactNode): ReactNode => title);
