import {createContext, type ReactNode} from 'react';

/** What becomes of the titles of the code blocks below; see `src/theme/CodeBlock/Title`. */
export const RenderTitleContext = createContext((title: ReactNode): ReactNode => title);
