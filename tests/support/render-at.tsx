import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useMemo } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { type Navigation, NavigationContext } from '../../src/components/SiteLink/navigation-context';

/** An application of addresses alone: links change the address and fetch nothing. */
function Addresses({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const navigation = useMemo<Navigation>(
    () => ({
      prefetch: () => {},
      follow(event, path) {
        event.preventDefault();
        navigate(path);
      },
    }),
    [navigate],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** Renders a part of the site as it stands at an address; links inside it navigate in memory. */
export function renderAt(part: ReactNode, path = '/'): RenderResult {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Addresses>{part}</Addresses>
    </MemoryRouter>,
  );
}
