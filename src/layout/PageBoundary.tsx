import { Component, type ReactNode } from 'react';
import { CallButton } from '../components/buttons/CallButton';
import { Container } from '../components/Container/Container';
import { pageProblem } from '../content/shared';
import { site } from '../site';
import { canFallBack } from './as-built';

interface PageBoundaryProps {
  children: ReactNode;
}

interface PageBoundaryState {
  readonly failure?: { readonly error: unknown };
}

/**
 * Where a page cannot be loaded or drawn: passes the failure on while the built page can take over (as-built.ts); without
 * a connection stands in for the page: says so, gives the phone, and a way to try again.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  // A field of the class would bring 0.3 kB along, to make it one where browsers know no such fields.
  constructor(props: PageBoundaryProps) {
    super(props);
    this.state = {};
  }

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (canFallBack()) throw failure.error;
    return (
      <Container>
        <h1 tabIndex={-1}>{pageProblem.heading}</h1>
        <p>{pageProblem.text}</p>
        <p>
          {/* A plain link: the page is fetched anew, whatever went wrong in this one. */}
          <a href={window.location.pathname}>{pageProblem.retry}</a>
        </p>
        <p>
          <CallButton /> <a href="/">{site.name}, home page</a>
        </p>
      </Container>
    );
  }
}
