import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders a part of the site in a router at an address; links navigate in memory. */
export function renderAt(part: ReactNode, path = '/'): RenderResult {
  return render(<MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>);
}
