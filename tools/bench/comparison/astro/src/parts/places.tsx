import { createContext, type ReactNode, useContext } from 'react';

/** The islands of a page, made by Astro. */
export interface Islands {
  readonly slider?: ReactNode;
  readonly form?: ReactNode;
}

export const IslandContext = createContext<Islands>({});

/** Where the product's page has its contact form. */
export function ContactForm() {
  return useContext(IslandContext).form;
}

/** Where the product's page has its slider. */
export function Slider() {
  return useContext(IslandContext).slider;
}
