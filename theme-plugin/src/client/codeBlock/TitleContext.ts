import {createContext, type ReactNode} from 'react';

/** Wraps the titles of all code blocks inside the provider. */
export const TitleContext = createContext((title: ReactNode): ReactNode => title);
